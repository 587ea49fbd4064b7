/** Saints in a list: the day, the year and a line each. */
import type { ComponentChildren } from 'preact';
import { dayOf, type SaintSummary } from '../../api/operations/saint.js';
import type { Catalogue } from '../../catalogue/catalogue.js';
import { dayKept, typeset } from '../words.js';

/** "6 December · reposed c. 343", by slug. */
export async function daysAndYears(
  catalogue: Pick<Catalogue, 'saintsOf'>,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const saints = await catalogue.saintsOf(slugs);
  return new Map(
    saints.map(({ slug, commemorations, reposed }) => [
      slug,
      [dayKept(dayOf(commemorations[0])), ...(reposed ? [`reposed ${reposed}`] : [])].join(' · '),
    ]),
  );
}

interface SaintEntryProps {
  readonly saint: Pick<SaintSummary, 'slug' | 'name' | 'shortBio' | 'url'>;
  /** The day and the year. */
  readonly about: string | undefined;
  readonly level?: 2 | 3;
  readonly children?: ComponentChildren;
}

export function SaintEntry({ saint, about, level = 3, children }: SaintEntryProps) {
  const Heading = `h${level}` as const;
  return (
    <>
      <p class="eyebrow">{about}</p>
      <Heading>
        <a href={saint.url}>{typeset(saint.name)}</a>
      </Heading>
      <p>{typeset(saint.shortBio)}</p>
      {children}
    </>
  );
}
