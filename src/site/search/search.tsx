/** Search: the form and its results. */
import type { SearchResult, SearchResultList } from '../../api/operations/search.js';
import type { NextReadings } from '../../api/passages.js';
import { textOfHtml } from '../../catalogue/escape-html.js';
import { saintCategories } from '../../catalogue/records.js';
import { regionNames } from '../../catalogue/regions.js';
import { searchPath } from '../links.js';
import { nameDaysPath } from '../names/name-days.js';
import { NoSaint } from '../names/no-saint.js';
import type { Page, PageLink } from '../page.js';
import { SuggestingSearch } from '../parts/forms.js';
import { InlineLinks } from '../parts/links.js';
import { Highlight } from '../parts/raw-html.js';
import { keepUrl } from '../preferences.js';
import { comparePath } from '../records/compare.js';
import { DaysBy, SaintEntry } from '../records/entries.js';
import { ChosenFilters, NarrowForm, type Narrowing, narrowedPath } from '../records/narrow.js';
import {
  type ByCalendar,
  capitalized,
  fullDate,
  listed,
  regionInWords,
  typeset,
} from '../words.js';

export interface Found {
  readonly text: string;
  readonly type: string;
  readonly results: SearchResultList;
  /** The day and year of the saints, by slug, and the next day of the feasts, by key. */
  readonly about: ReadonlyMap<string, string>;
  readonly by: ByCalendar;
  readonly narrowing: Narrowing;
  /** Whether this is the first page of the results. */
  readonly isFirst: boolean;
  /** Whether the best saint bears the text as a given name. */
  readonly isGivenName: boolean;
  /** Pages of the site that the text names. */
  readonly pages: readonly PageLink[];
  /** When the passage of Scripture that it names is read. */
  readonly readings: readonly NextReadings[];
}

const kinds = [
  ['all', 'Everything'],
  ['saint', 'Saints'],
  ['feast', 'Feasts'],
  ['country', 'Countries'],
] as const;

const tries = ['Nicholas', 'patron saint of travelers', 'Theophany', 'Who sat with lepers?'];

/** Without `found`, only the form. */
export const searchPage = (found: Found | undefined): Page => ({
  path: found ? narrowedPath('/search', { q: found.text, ...found.narrowing.chosen }) : '/search',
  title: found ? `Search: ${found.text}` : 'Search',
  description:
    'Find a saint, a feast or a country by a name in any spelling, by a deed or with a question.',
  section: '/search',
  isIndexed: found === undefined,
  kind: 'wide',
  styles: ['beside.css'],
  scripts: ['suggest.js'],
  ...(found && { api: { operationId: 'searchSaints', request: requestOf(found) } }),
  main: (
    <>
      <h1>Search</h1>
      <SuggestingSearch
        label="A name in any spelling, a deed, a need, a feast, a country"
        value={found?.text ?? ''}
      >
        <fieldset>
          <legend>Find</legend>
          {kinds.map(([kind, name]) => (
            <label key={kind}>
              <input
                type="radio"
                name="type"
                value={kind}
                checked={kind === (found?.type ?? 'all')}
              />{' '}
              {name}
            </label>
          ))}
        </fieldset>
      </SuggestingSearch>
      {found ? (
        <Results found={found} />
      ) : (
        <p>
          For example:{' '}
          <InlineLinks
            separator=" · "
            isFollowed={false}
            links={tries.map((name) => ({ name, url: searchPath(name) }))}
          />
        </p>
      )}
    </>
  ),
});

const requestOf = ({ text, type, narrowing }: Found) =>
  narrowedPath('/v1/search', { q: text, type, ...narrowing.chosen });

function Results({ found }: { readonly found: Found }) {
  const { text, narrowing } = found;
  const canNarrow = Object.values(narrowing.counts).some((values) => values.length > 0);
  return (
    <>
      <h2 class="quiet">Results for “{text}”</h2>
      <ChosenFilters narrowing={narrowing} />
      {found.pages.map(({ name, url }) => (
        <p key={url}>
          Page: <a href={url}>{name}</a>
        </p>
      ))}
      <ReadNext readings={found.readings} />
      <OfRegion text={text} />
      <OfName found={found} />
      <div class="beside">
        {canNarrow && <NarrowForm narrowing={narrowing} />}
        <Hits found={found} />
      </div>
    </>
  );
}

/** The next day of each reading, by calendar and use. */
const ReadNext = ({ readings }: Pick<Found, 'readings'>) =>
  readings.map(({ name, readings: [next] }) =>
    next === undefined ? null : (
      <p key={name}>
        {name}: {typeset(next.reference)} is read next on{' '}
        <a {...keepUrl} href={next.url}>
          {fullDate(next.date)}
        </a>
        , {typeset(next.title)}.
      </p>
    ),
  );

/** Of a region a search finds its country and the names; the list finds everyone who belongs to it. */
function OfRegion({ text }: Pick<Found, 'text'>) {
  const asked = text.trim().toLowerCase().replace(/^the /, '');
  const region = regionNames.find((name) => name.replaceAll('-', ' ') === asked);
  if (region === undefined) return null;
  return (
    <p>
      <a href={narrowedPath('/saints', { region })} rel="nofollow">
        Saints by region: {regionInWords(region)}
      </a>
      , all who came from there, laboured there or are its patrons.
    </p>
  );
}

/** Of a name alone, most people ask when its bearers keep their day. */
function OfName({ found: { text, results, isGivenName } }: { readonly found: Found }) {
  const [best] = results.data;
  const isFirst = best?.type === 'saint' && ['name', 'other-name'].includes(best.matched);
  const isKind = saintCategories.some((kind) => kind === text.toLowerCase());
  if (!isFirst || !isGivenName || isKind || /\s/.test(text)) return null;
  return (
    <p>
      <a href={nameDaysPath(text)} rel="nofollow">
        Name days of {capitalized(text)}
      </a>
      , the likeliest saint first.
    </p>
  );
}

/** How many of the first hits are of a kind, a time, a land or a need that the text names. */
function fitting(hits: readonly SearchResult[]): number {
  if (!['category', 'date', 'origin', 'patronage'].includes(hits[0]?.matched ?? '')) return 0;
  return hits.findIndex(({ matched }) => matched === 'text');
}

function Hits({ found }: { readonly found: Found }) {
  const { text, results, by, narrowing, isFirst, pages } = found;
  const { data, nextCursor, westernName } = results;
  if (data.length === 0 && !westernName) {
    if (pages.length > 0 || found.readings.length > 0) return null;
    return (
      <p role="status">
        Nothing was found for “{text}”. Try another spelling or fewer words, or look through{' '}
        <a href="/saints">the list of saints</a>.
      </p>
    );
  }
  const { action, kept, chosen, sort } = narrowing;
  const saints = data.filter((hit) => hit.type === 'saint');
  const fit = fitting(data);
  const asked = { ...kept, ...chosen, sort };
  const next = narrowedPath(action, { ...asked, cursor: nextCursor ?? '' });
  return (
    <div>
      {westernName && <NoSaint westernName={westernName} />}
      {saints.length > 0 && <DaysBy {...by} path={narrowedPath(action, asked)} />}
      {fit > 0 && (
        <>
          {isFirst && <HowManyFit fit={fit} best={data[0]} />}
          <ResultList found={found} results={data.slice(0, fit)} />
          <h2 class="quiet">Others in which these words occur</h2>
        </>
      )}
      <ResultList found={found} results={data.slice(Math.max(fit, 0))} />
      {nextCursor !== null && (
        <p class="more">
          <a href={next} rel="nofollow next">
            More results
          </a>
        </p>
      )}
      {saints.length > 1 && (
        <p class="more">
          <a href={comparePath(saints)} rel="nofollow">
            Compare the first saints side by side
          </a>
        </p>
      )}
    </div>
  );
}

const HowManyFit = ({ fit, best }: { fit: number; best: SearchResult | undefined }) => (
  <p role="status">
    {fit} {fit === 1 ? 'saint is' : 'saints are'}{' '}
    {best?.matched === 'patronage'
      ? 'prayed to for this'
      : 'of the kind, time or place that you named'}
    .
  </p>
);

interface ResultListProps {
  readonly found: Pick<Found, 'about'>;
  readonly results: readonly SearchResult[];
}

const ResultList = ({ found: { about }, results }: ResultListProps) => (
  <ol class="results">
    {results.map((result) => (
      <li key={result.url}>
        <Result result={result} about={about} />
      </li>
    ))}
  </ol>
);

function Result({ result, about }: { readonly result: SearchResult } & Pick<Found, 'about'>) {
  const snippet = hasNewSnippet(result) ? (
    <Highlight html={result.highlight ?? ''} />
  ) : (
    <PrayedToFor result={result} />
  );
  if (result.type === 'saint') {
    return (
      <SaintEntry saint={result} about={about.get(result.slug)}>
        {snippet}
      </SaintEntry>
    );
  }
  return (
    <>
      <p class="eyebrow">
        {[
          capitalized(result.type),
          ...(result.type === 'feast' ? [about.get(result.key) ?? []].flat() : []),
        ].join(' · ')}
      </p>
      <h3>
        <a href={result.url}>{typeset(result.type === 'feast' ? result.title : result.name)}</a>
      </h3>
      {snippet}
    </>
  );
}

/** Why somebody is found by a need. */
function PrayedToFor({ result }: { readonly result: SearchResult }) {
  if (result.type !== 'saint' || result.matched !== 'patronage') return null;
  return <p class="note">Prayed to for {typeset(listed(result.patronage))}.</p>;
}

/** Whether the snippet shows something that the lines above it do not: why this is a result. */
function hasNewSnippet(result: SearchResult): boolean {
  const { highlight, matched } = result;
  if (highlight === null || (matched !== 'text' && matched !== 'hymn')) return false;
  const above = result.type === 'saint' ? result.shortBio : '';
  return !above.includes(textOfHtml(highlight).replaceAll('…', '').trim());
}
