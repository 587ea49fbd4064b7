/** What changed in the records, for feed readers: Atom and JSON Feed. */
import { parameters } from '../api/schemas/parameters.js';
import type { FeedContext, FeedRow } from './feed.js';
import { readerRows } from './reader-feed.js';

/** As many as one page of the list has. */
const shown = 100;

const words = { added: 'new', changed: 'changed', removed: 'removed' } as const;

export const changeFeeds = (context: FeedContext): FeedRow[] =>
  readerRows(context, {
    path: '/feeds/changes',
    name: 'Changes',
    about:
      'records that are new, changed or gone, newest first; a copy without a database has none',
    parameters: parameters({}),
    dependsOn: () => '',
    async read() {
      const { api, catalogue, origin } = context;
      const [{ data }, { time }] = await Promise.all([
        api.listChanges.handle({ limit: shown }),
        catalogue.generation(),
      ]);
      return {
        title: 'Menologion: changes',
        description: 'Saints, feasts and countries that are new, changed or gone.',
        updated: new Date(time),
        entries: data.map((each) => ({
          id: `${origin()}${each.url}#${each.generation}`,
          link: origin() + each.url,
          title: `${each.name}: ${words[each.change]}`,
          date: new Date(each.at),
          description:
            each.fields.length > 0 ? `Changed: ${each.fields.join(', ')}.` : `A ${each.type}.`,
        })),
      };
    },
  });
