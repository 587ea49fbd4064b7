/** Every tool, in the order assistants see them. */
import { bulletinTool } from './bulletin-tool.js';
import { dayTool } from './day-tool.js';
import { feastTool } from './feast-tool.js';
import { listSaintsTool } from './list-saints-tool.js';
import { countryTool, saintTool } from './record-tools.js';
import { searchTool } from './search-tool.js';
import { termsTool } from './terms-tool.js';
import type { Tool, ToolContext } from './tool.js';
import { fastsTool, feastsTool } from './year-tools.js';

export const toolsOf = (context: ToolContext): Tool[] => [
  dayTool(context),
  feastsTool(context),
  feastTool(context),
  fastsTool(context),
  bulletinTool(context),
  searchTool(context),
  saintTool(context),
  listSaintsTool(context),
  countryTool(context),
  termsTool,
];
