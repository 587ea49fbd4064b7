/** Two to four saints side by side. */
import type { ComponentChildren } from 'preact';
import { Type } from 'typebox';
import type { SaintDetail } from '../../api/operations/saint.js';
import type { Api } from '../../api/operations.js';
import { countryUrl } from '../../api/record-urls.js';
import { parameters } from '../../api/schemas/parameters.js';
import type { SiteContext } from '../context.js';
import { type Page, pageRow } from '../page.js';
import { SearchForm } from '../parts/forms.js';
import { Table } from '../parts/table.js';
import { capitalized, categoryInWords, dayKept, listed, mannerInWords, typeset } from '../words.js';

const maxSaints = 4;

export function compareRow({ api }: SiteContext) {
  return pageRow({
    path: '/compare',
    parameters: parameters({
      saints: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    }),
    cache: api.getSaint.cache,
    async find({ saints: typed = '' }) {
      const parts = typed.split(',').flatMap((part) => part.trim() || []);
      const asked = parts.slice(0, maxSaints);
      const found = await Promise.all(asked.map((part) => saintMeant(api, part)));
      const saints = new Map(found.flatMap((saint) => (saint ? [[saint.slug, saint]] : [])));
      const unknown = asked.filter((_, index) => found[index] === undefined);
      return comparePage(typed, [...saints.values()], unknown);
    },
  });
}

/** By slug, or the first that a search finds for any other text. */
async function saintMeant(api: Api, text: string): Promise<SaintDetail | undefined> {
  const { data } = await api.searchSaints.handle({
    q: text.replaceAll('-', ' '),
    type: 'saint',
    limit: 5,
  });
  const slug = data.flatMap((hit) => (hit.type === 'saint' ? hit.slug : []));
  const meant = slug.includes(text) ? text : slug[0];
  return meant === undefined ? undefined : api.getSaint.handle({ slug: meant });
}

const comparePage = (
  typed: string,
  saints: readonly SaintDetail[],
  unknown: readonly string[],
): Page => ({
  path: typed === '' ? '/compare' : `/compare?saints=${encodeURIComponent(typed)}`,
  title: saints.length > 0 ? listed(saints.map(({ name }) => name)) : 'Compare saints',
  description:
    'Two to four saints side by side: when and where they lived, and when they are kept.',
  above: [{ name: 'Saints', url: '/saints' }],
  isIndexed: typed === '',
  styles: ['compare.css'],
  main: (
    <>
      <h1>Compare saints</h1>
      <SearchForm
        action="/compare"
        name="saints"
        label="Two to four names, separated by commas"
        button="Compare"
        value={typed}
        placeholder="Basil the Great, Gregory the Theologian"
      />
      {unknown.length > 0 && <p role="status">Nobody was found for “{listed(unknown)}”.</p>}
      {saints.length > 0 && <Comparison saints={saints} />}
    </>
  ),
});

/** What is compared: a heading, and what it says of a saint; a row that says nothing is left out. */
const aspects: readonly (readonly [
  heading: string,
  of: (saint: SaintDetail) => ComponentChildren,
])[] = [
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
  ['Kept', ({ feastDays }) => capitalized(listed([...new Set(feastDays.map(dayKept))]))],
  ['Prayed to for', ({ patronage }) => listed(patronage)],
  ['Related', ({ related }) => listed(related.map(({ name, relation }) => `${relation} ${name}`))],
  ['Sources', ({ references }) => references.length],
];

function Comparison({ saints }: { readonly saints: readonly SaintDetail[] }) {
  return (
    // Whoever has no mouse scrolls it by the arrow keys.
    <section class="compared" aria-label="Comparison" tabindex={0}>
      <Table columns={['Compared', ...saints.map(({ name }) => typeset(name))]}>
        {aspects.map(([heading, of]) => {
          const cells = saints.map(of);
          return (
            cells.some(Boolean) && (
              <tr key={heading}>
                <th scope="row">{heading}</th>
                {cells.map((cell, index) => (
                  <td key={saints[index]?.slug}>{cell || '–'}</td>
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
