/** Which saints are like a saint, and why: a plain sum over what they share, asked of the port. */
import type { Catalogue } from './catalogue.js';
import { daysOf } from './commemorations.js';
import { compareText } from './compare-text.js';
import { grouped } from './grouped.js';
import type { SaintsQuery } from './queries.js';
import type { ListedSaint, Saint } from './records.js';
import { centuriesOf } from './repose.js';

/** What saints can share, and what each adds; a shared topic or station, each time. */
const weights = {
  related: 10,
  company: 6,
  patronage: 3,
  'land-and-century': 3,
  'station-and-century': 2,
  'death-and-century': 2,
  day: 2,
} as const;
type Likeness = keyof typeof weights;
export const likenesses = Object.keys(weights) as Likeness[];

/** A larger group says little about each of its members. */
const mostInGroup = 60;
/** Some have dozens; the first are the chief ones. */
const mostTopics = 8;

export interface SimilarSaint {
  readonly saint: ListedSaint;
  /** In the order of `likenesses`. */
  readonly because: readonly Likeness[];
}

/** The saints most like one, best first; among equals the higher in rank and the better attested. */
export async function similarTo(
  saint: Saint,
  catalogue: Pick<Catalogue, 'saints' | 'saintsOf'>,
  limit: number,
): Promise<SimilarSaint[]> {
  const named = async (likeness: Likeness, slugs: readonly string[]) =>
    (await catalogue.saintsOf(slugs)).map((each) => ({ saint: each, likeness }));
  const shared = await Promise.all([
    named(
      'related',
      saint.related.map(({ slug }) => slug),
    ),
    named('company', companiesOf(saint)),
    ...groupsOf(saint).map(async ([likeness, query]) => {
      const { items } = await catalogue.saints({ ...query, limit: mostInGroup + 1 });
      return items.length > mostInGroup ? [] : items.map((each) => ({ saint: each, likeness }));
    }),
  ]);
  const bySlug = grouped(
    shared
      .flat()
      .filter((each) => each.saint.slug !== saint.slug)
      .map((each) => [each.saint.slug, each]),
  );
  return [...bySlug.values()]
    .map((found) => ({
      saint: found[0].saint,
      score: found.reduce((sum, { likeness }) => sum + weights[likeness], 0),
      because: likenesses.filter((each) => found.some(({ likeness }) => likeness === each)),
    }))
    .sort((one, other) => other.score - one.score || compareFame(one.saint, other.saint))
    .slice(0, limit)
    .map(({ saint: found, because }) => ({ saint: found, because }));
}

type Group = readonly [Likeness, Omit<SaintsQuery, 'limit'>];

const companiesOf = ({ commemorations }: Saint) =>
  commemorations.flatMap(({ company }) => company ?? []);

/** The lists of saints who share something with a saint. */
function groupsOf(saint: Saint): Group[] {
  const { slug, commemorations, patronage, originCountry, stations, diedBy } = saint;
  const century = centuriesOf(saint.reposed).map(String);
  const land = originCountry?.slug;
  const groups: Group[] = [
    ['company', { company: [slug, ...companiesOf(saint)] }],
    ['day', { day: daysOf(commemorations) }],
    ...patronage.slice(0, mostTopics).map((patronOf): Group => ['patronage', { patronOf }]),
  ];
  if (century.length === 0) return groups;
  if (land) groups.push(['land-and-century', { century, country: land }]);
  if (diedBy) groups.push(['death-and-century', { century, diedBy }]);
  for (const station of stations) {
    groups.push(['station-and-century', { century, station, country: land }]);
  }
  return groups;
}

function compareFame(one: ListedSaint, other: ListedSaint): number {
  const [a, b] = [one.commemorations[0], other.commemorations[0]];
  return (
    b.rank - a.rank ||
    (b.calendars?.length ?? 0) - (a.calendars?.length ?? 0) ||
    compareText(one.slug, other.slug)
  );
}
