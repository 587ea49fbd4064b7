/** Entries → a feed for feed readers: Atom or JSON Feed. */
import { Feed } from 'feed';

export type ReaderFormat = 'atom' | 'json';

export const readerTypes: Readonly<Record<ReaderFormat, string>> = {
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
};

export interface ReaderFeed {
  /** Its own URL. */
  readonly self: string;
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

/** `origin` is that of the service. */
export function writeReaderFeed(format: ReaderFormat, written: ReaderFeed, origin: string): string {
  const { self, entries, ...words } = written;
  const feed = new Feed({
    ...words,
    id: self,
    link: `${origin}/`,
    language: 'en',
    copyright: `${origin}/terms`,
    feedLinks: { [format]: self },
    author: { name: 'Menologion' },
  });
  for (const entry of entries) feed.addItem({ ...entry });
  return format === 'json' ? jsonFeed(feed.json1()) : feed.atom1();
}

/** JSON Feed 1.1 from version 1: authors are several, and there is a language. */
function jsonFeed(text: string): string {
  const { author, ...feed } = JSON.parse(text);
  const version = 'https://jsonfeed.org/version/1.1';
  return JSON.stringify({ ...feed, version, authors: [author], language: 'en' });
}
