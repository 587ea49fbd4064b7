/** Every tool, in the order in which assistants are shown them. */
import { calendarTools } from './calendar-tools.js';
import { recordTools } from './record-tools.js';
import type { Tool, ToolContext } from './tool.js';

export const toolsOf = (context: ToolContext): Tool[] => [
  ...calendarTools(context),
  ...recordTools(context),
];

/** What assistants are told of all the tools together. */
export const instructions =
  'The Orthodox calendar and its saints. Dates are civil (Gregorian), YYYY-MM-DD; `calendar: julian` tells what the Old Calendar keeps on a civil day, 13 days behind: its Nativity is on 7 January. Fasts and readings follow the Slavic (OCA) use. Cite records by their `url`.';
