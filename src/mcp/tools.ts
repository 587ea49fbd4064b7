/** Every tool, in the order assistants see them. */
import { bulletinTools } from './bulletin-tool.js';
import { calendarTools } from './calendar-tools.js';
import { recordTools } from './record-tools.js';
import { termsTool } from './terms-tool.js';
import type { Tool, ToolContext } from './tool.js';

export const toolsOf = (context: ToolContext): Tool[] => [
  ...calendarTools(context),
  ...bulletinTools(context),
  ...recordTools(context),
  termsTool,
];
