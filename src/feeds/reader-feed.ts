/** Entries → a feed for feed readers: Atom or JSON Feed. */
import { Feed } from 'feed';
import type { Static, TObject } from 'typebox';
import type { FeedContext, FeedRow } from './feed.js';

const formats = [
  { extension: 'atom', name: 'Atom', type: 'application/atom+xml; charset=utf-8' },
  { extension: 'json', name: 'JSON Feed', type: 'application/feed+json; charset=utf-8' },
] as const;

interface ReaderFeed {
  readonly title: string;
  readonly description: string;
  readonly updated: Date;
  readonly entries: readonly {
    readonly id: string;
    readonly link: string;
    readonly title: string;
    readonly date: Date;
    readonly description: string;
    /** HTML, where there is more than the description. */
    readonly content?: string;
  }[];
}

/** A feed as data, with its entries instead of its text; its path has no extension. */
interface ReaderRow<Parameters extends TObject>
  extends Omit<FeedRow<Parameters>, 'type' | 'write'> {
  read(values: Static<Parameters>): Promise<ReaderFeed>;
}

/** The same feed in each format. */
export const readerRows = <Parameters extends TObject>(
  { origin }: FeedContext,
  { read, ...row }: ReaderRow<Parameters>,
): FeedRow<Parameters>[] =>
  formats.map(({ extension, name, type }) => {
    const path = `${row.path}.${extension}`;
    return {
      ...row,
      path,
      name: `${row.name} (${name})`,
      type,
      async write(values, query) {
        const { entries, ...words } = await read(values);
        const self = origin() + path + query;
        const feed = new Feed({
          ...words,
          id: self,
          link: `${origin()}/`,
          language: 'en',
          copyright: `${origin()}/terms`,
          feedLinks: { [extension]: self },
          author: { name: 'Menologion' },
        });
        for (const entry of entries) feed.addItem({ ...entry });
        return extension === 'json' ? jsonFeed(feed.json1()) : feed.atom1();
      },
    };
  });

/** JSON Feed 1.1 from version 1: authors are several, and there is a language. */
function jsonFeed(text: string): string {
  const { author, ...feed } = JSON.parse(text);
  const version = 'https://jsonfeed.org/version/1.1';
  return JSON.stringify({ ...feed, version, authors: [author], language: 'en' });
}
