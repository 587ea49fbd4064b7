/** Every tool, in the order assistants see them. */
import { calendarTools } from './calendar-tools.js';
import { recordTools } from './record-tools.js';
import type { Tool, ToolContext } from './tool.js';

export const toolsOf = (context: ToolContext): Tool[] => [
  ...calendarTools(context),
  ...recordTools(context),
];

/** What assistants are told about the tools as a whole. */
export const instructions =
  'The Orthodox calendar and its saints. Dates are civil (Gregorian), YYYY-MM-DD; `calendar: julian` gives what the Old Calendar, 13 days behind, keeps on a civil day: its Nativity is on 7 January. Fasts and readings follow Slavic (OCA) use. Cite records by their `url`.';
