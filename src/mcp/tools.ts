/** Every tool, in the order assistants see them. */
import { bulletinTools } from './bulletin-tool.js';
import { calendarTools } from './calendar-tools.js';
import { listSaintsTool } from './list-saints-tool.js';
import { countryTool, saintTool } from './record-tools.js';
import { searchTool } from './search-tool.js';
import { termsTool } from './terms-tool.js';
import type { Tool, ToolContext } from './tool.js';

export const toolsOf = (context: ToolContext): Tool[] => [
  ...calendarTools(context),
  ...bulletinTools(context),
  searchTool(context),
  saintTool(context),
  listSaintsTool(context),
  countryTool(context),
  termsTool,
];
