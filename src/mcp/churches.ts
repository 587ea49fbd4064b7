/** Churches, for the tools that take one by its slug. */
import { parameterProblem } from '../http/problem.js';
import type { ToolContext } from './tool.js';

type ListChurches = Pick<ToolContext['api'], 'listChurches'>;

/** More than there are. */
const maxChurches = 100;

export const churchesOf = async ({ listChurches }: ListChurches) =>
  (await listChurches.handle({ limit: maxChurches })).data;

/** The church with a slug; the problem of any other names the slugs that there are. */
export async function churchNamed(api: ListChurches, asked: string) {
  const churches = await churchesOf(api);
  const found = churches.find(({ slug }) => slug === asked);
  if (found !== undefined) return found;
  const detail = `must be one of ${churches.map(({ slug }) => slug).join(', ')}`;
  throw parameterProblem('invalid-parameter', [{ parameter: 'church', detail }]);
}
