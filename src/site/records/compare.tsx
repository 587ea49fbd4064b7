/** Two to four saints side by side. */
import { type ComponentChildren, Fragment } from 'preact';
import { Type } from 'typebox';
import { today } from '../../api/dates.js';
import type { SaintDetail } from '../../api/operations/saint.js';
import type { Api } from '../../api/operations.js';
import { countryUrl } from '../../api/record-urls.js';
import { parameters } from '../../api/schemas/parameters.js';
import { matchesByName } from '../../catalogue/queries.js';
import type { SiteContext } from '../context.js';
import { type Page, type PageLink, pageRow } from '../page.js';
import { SearchForm } from '../parts/forms.js';
import { InlineLinks } from '../parts/links.js';
import { Table } from '../parts/table.js';
import {
  type ByCalendar,
  calendarName,
  capitalized,
  categoryInWords,
  dayKept,
  listed,
  mannerInWords,
  persecutorInWords,
  typeset,
  whoseDay,
} from '../words.js';
import { DaysBy } from './entries.js';
import { narrowedPath } from './narrow.js';

const maxSaints = 4;

export function compareRow({ api, now }: SiteContext) {
  return pageRow({
    path: '/compare',
    parameters: parameters({
      saints: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    }),
    cache: api.getSaint.cache,
    async load({ saints: typed = '' }, { calendar }) {
      const parts = typed.split(',').flatMap((part) => part.trim() || []);
      const asked = parts.slice(0, maxSaints);
      const found = await Promise.all(asked.map((part) => saintMeant(api, part)));
      const saints = new Map(found.flatMap(({ saint }) => (saint ? [[saint.slug, saint]] : [])));
      const unknown = asked.filter((_, index) => found[index]?.saint === undefined);
      const unsure = asked.flatMap((part, index) => {
        const links = (found[index]?.others ?? []).map(({ slug, name }) => ({
          name,
          url: comparePath(asked.map((each, at) => ({ slug: at === index ? slug : each }))),
        }));
        return links.length > 0 ? [{ part, links }] : [];
      });
      const by = { calendar, year: today(now()).year };
      return comparePage(typed, [...saints.values()], by, { unknown, unsure });
    },
  });
}

/** The first saints of a list side by side. */
export const comparePath = (saints: readonly { readonly slug: string }[]): string =>
  `/compare?saints=${saints
    .slice(0, maxSaints)
    .map(({ slug }) => encodeURIComponent(slug))
    .join()}`;

/** What a calendar or a use is called: no saint is meant. */
const ofCalendars = /\b(calendars?|uses?|style|julian|gregorian|slavic|greek|russian|serbian)$/i;

/**
 * The comparison that a text asks for, "compare Basil the Great with Gregory", if a saint is found
 * by each of the two names.
 */
export async function comparisonNamed(api: Api, text: string): Promise<PageLink[]> {
  const [, ...names] = /^compare (.+?)(?:,| and| with| to) (.+)$/i.exec(inOneLine(text)) ?? [];
  if (names.length === 0 || names.some((name) => ofCalendars.test(name))) return [];
  const found = await Promise.all(names.map((name) => isSaintByName(api, name)));
  if (found.includes(false)) return [];
  const url = comparePath(names.map((slug) => ({ slug })));
  return [{ name: `${names.join(' and ')} side by side`, url }];
}

const inOneLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

async function isSaintByName(api: Api, name: string): Promise<boolean> {
  const { data } = await api.searchSaints.handle({ q: name, type: 'saint', limit: 1 });
  return data.some(({ matched }) => matchesByName.includes(matched));
}

/** By slug, or the first that a search finds for any other text, and who else may be meant. */
async function saintMeant(api: Api, text: string) {
  const { data } = await api.searchSaints.handle({
    q: text.replaceAll('-', ' '),
    type: 'saint',
    limit: 5,
  });
  const hits = data.filter((hit) => hit.type === 'saint');
  const exact = hits.find(({ slug, name }) =>
    [slug, name.toLowerCase()].includes(text.toLowerCase()),
  );
  const meant = exact ?? hits[0];
  return {
    saint: meant && (await api.getSaint.handle({ slug: meant.slug })),
    others: exact ? [] : hits.filter((hit) => hit !== meant),
  };
}

/** Who was not found, and who else may be meant by a name. */
interface Doubts {
  readonly unknown: readonly string[];
  readonly unsure: readonly { readonly part: string; readonly links: readonly PageLink[] }[];
}

/** What is compared, as one would type it; a name with a comma would be taken for two. */
const namesOf = (saints: readonly SaintDetail[], typed: string): string =>
  saints.some(({ name }) => name.includes(',')) ? typed : saints.map(({ name }) => name).join(', ');

const comparePage = (
  typed: string,
  saints: readonly SaintDetail[],
  by: ByCalendar,
  { unknown, unsure }: Doubts,
): Page => ({
  path: typed === '' ? '/compare' : `/compare?saints=${encodeURIComponent(typed)}`,
  title: saints.length > 0 ? listed(saints.map(({ name }) => name)) : 'Compare saints',
  description:
    'Two to four saints side by side: when and where they lived, and when they are kept.',
  above: [{ name: 'Saints', url: '/saints' }],
  isIndexed: typed === '',
  kind: 'wide',
  styles: ['compare.css'],
  main: (
    <>
      <h1>Compare saints</h1>
      <CompareForm value={unknown.length > 0 ? typed : namesOf(saints, typed)} />
      {unknown.length > 0 && <p role="status">Nobody was found for “{listed(unknown)}”.</p>}
      {unsure.map(({ part, links }) => (
        <p key={part} class="note">
          “{part}” may also mean <InlineLinks links={links} separator=" · " isFollowed={false} />.
        </p>
      ))}
      {saints.length > 0 && (
        <>
          <DaysBy calendar={by.calendar} path={narrowedPath('/compare', { saints: typed })} />
          <Comparison saints={saints} by={by} />
        </>
      )}
    </>
  ),
});

export const CompareForm = ({ value }: { readonly value?: string }) => (
  <SearchForm
    action="/compare"
    name="saints"
    label="Two to four names, separated by commas"
    button="Compare"
    value={value}
    placeholder="Basil the Great, Gregory the Theologian"
  />
);

/** What is compared: a heading, and what it says of a saint; a row that says nothing is left out. */
const aspects = (
  by: ByCalendar,
): readonly (readonly [heading: string, of: (saint: SaintDetail) => ComponentChildren])[] => [
  ['Who', ({ shortBio }) => typeset(shortBio)],
  ['Reposed', ({ reposed }) => reposed],
  [
    'Country',
    ({ originCountry: country }) =>
      country && <a href={countryUrl(country.slug)}>{country.name}</a>,
  ],
  ['Kind', ({ categories }) => capitalized(listed(categories.map(categoryInWords)))],
  ['Station', ({ stations }) => capitalized(listed(stations))],
  ['Died by', ({ diedBy }) => diedBy && capitalized(mannerInWords(diedBy))],
  [
    'Suffered under',
    ({ sufferedUnder }) => sufferedUnder && capitalized(persecutorInWords(sufferedUnder)),
  ],
  [
    // Days of the Old Calendar say so.
    by.calendar === 'julian' ? 'Kept' : `Kept (${calendarName(by.calendar)})`,
    ({ feastDays }) =>
      listed([...new Set(feastDays.map((day) => dayKept(day, by) + whoseDay(day, feastDays)))]),
  ],
  ['Prayed to for', ({ patronage }) => listed(patronage)],
  [
    'Related',
    ({ related }) =>
      related.map(({ name, relation, url }) => (
        <Fragment key={`${relation} ${url}`}>
          {capitalized(relation)}: <a href={url}>{typeset(name)}</a>
          <br />
        </Fragment>
      )),
  ],
  ['Sources', ({ references }) => references.length],
];

const isSaid = (cell: ComponentChildren) => (Array.isArray(cell) ? cell.length > 0 : Boolean(cell));

interface ComparisonProps {
  readonly saints: readonly SaintDetail[];
  readonly by: ByCalendar;
}

function Comparison({ saints, by }: ComparisonProps) {
  return (
    // Whoever has no mouse scrolls it by the arrow keys.
    <section class="compared" aria-label="Comparison" tabindex={0}>
      <Table columns={['Compared', ...saints.map(({ name }) => typeset(name))]}>
        {aspects(by).map(([heading, of]) => {
          const cells = saints.map(of);
          return (
            cells.some(isSaid) && (
              <tr key={heading}>
                <th scope="row">{heading}</th>
                {cells.map((cell, index) => (
                  <td key={saints[index]?.slug}>{isSaid(cell) ? cell : '–'}</td>
                ))}
              </tr>
            )
          );
        })}
        <tr>
          <th scope="row">Life</th>
          {saints.map(({ slug, name, url }) => (
            <td key={slug}>
              <a href={url}>{typeset(name)}</a>
            </td>
          ))}
        </tr>
      </Table>
    </section>
  );
}
