/** How many entries a tool returns. */
import { Type } from 'typebox';

export const limit = (maximum: number, defaultValue: number) =>
  Type.Integer({ minimum: 1, maximum, default: defaultValue, description: 'The most to return.' });
