/** The settings of a run, from the environment. */
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const fixtures = `${root}fixtures`;
/** Of the indices that a run creates and deletes; fixed, so that it never deletes a service's own. */
export const prefix = 'menologion-bench';
/** How many synthetic saints. */
export const saintCount = Number(process.env.SAINTS ?? 100_000);

export function elasticsearchUrl() {
  const url = process.env.ELASTICSEARCH_URL;
  if (!url) throw new Error('set ELASTICSEARCH_URL to an Elasticsearch to measure with');
  return url.split(',')[0].trim().replace(/\/$/, '');
}
