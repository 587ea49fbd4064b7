/** What changed in the records, for feed readers: Atom and JSON Feed. */
import { parameters } from '../api/schemas/parameters.js';
import type { FeedContext, FeedRow } from './feed.js';
import { readerTypes, writeReaderFeed } from './reader-feed.js';

/** As many as one page of the list has. */
const shown = 100;

const words = { added: 'new', changed: 'changed', removed: 'removed' } as const;

export function changeFeeds({ api, catalogue, origin }: FeedContext): FeedRow[] {
  const formats = [
    { path: '/feeds/changes.atom', name: 'Changes (Atom)', format: 'atom' },
    { path: '/feeds/changes.json', name: 'Changes (JSON Feed)', format: 'json' },
  ] as const;
  return formats.map(({ path, name, format }) => ({
    path,
    name,
    about: 'records that are new, changed or gone, newest first, where a cluster keeps them',
    type: readerTypes[format],
    parameters: parameters({}),
    dependsOn: () => '',
    async write() {
      const [{ data }, { time }] = await Promise.all([
        api.listChanges.handle({ limit: shown }),
        catalogue.generation(),
      ]);
      const entries = data.map((each) => ({
        id: `${origin()}${each.url}#${each.generation}`,
        link: origin() + each.url,
        title: `${each.name}: ${words[each.change]}`,
        date: new Date(each.at),
        description:
          each.fields.length > 0 ? `Changed: ${each.fields.join(', ')}.` : `A ${each.type}.`,
      }));
      const written = {
        self: origin() + path,
        title: 'Menologion: changes',
        description: 'Saints, feasts and countries that are new, changed or gone.',
        updated: new Date(time),
        entries,
      };
      return writeReaderFeed(format, written, origin());
    },
  }));
}
