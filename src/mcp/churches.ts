/** The churches, as `churchNamed` takes them, for tools, which see the answers of operations alone. */
import type { ToolContext } from './tool.js';

/** More than there are. */
const limit = 100;

export const churchesIn = ({ listChurches }: Pick<ToolContext['api'], 'listChurches'>) => ({
  churches: async () => (await listChurches.handle({ limit })).data,
});
