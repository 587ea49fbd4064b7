/** Saints by letter and patronage, and lists of them by what they have in common. */
import type { PatronageList } from '../../api/operations/patronages.js';
import type { SaintSummary } from '../../api/operations/saint.js';
import type { Reckoning } from '../../calendar/reckoning.js';
import { letterPath, patronsPath } from '../links.js';
import type { Page } from '../page.js';
import { LinkList } from '../parts/links.js';
import { CompareForm } from './compare.js';
import { DaysBy, SaintEntries } from './entries.js';
import type { Letters } from './lists.js';
import {
  ChosenFilters,
  countOf,
  NarrowForm,
  type Narrowing,
  narrowedPath,
  titleOf,
} from './narrow.js';
import { maxRows } from './saints-csv.js';
import { topicGroups } from './topics.js';

type Topic = PatronageList['data'][number];

const LetterNav = ({ letters, current }: { letters: Letters; current?: string }) => (
  <nav class="letters" aria-label="Saints by letter">
    {[...letters.keys()].map((letter) => (
      <a
        key={letter}
        href={letterPath(letter)}
        aria-current={letter === current ? 'page' : undefined}
      >
        {letter.toUpperCase()}
      </a>
    ))}
  </nav>
);

/** Topics with only one patron are left to that saint's page. */
const fewest = 2;

export const saintsPage = (
  letters: Letters,
  topics: readonly Topic[],
  narrowing: Narrowing,
): Page => {
  const count = [...letters.values()].reduce((sum, names) => sum + names.length, 0);
  return {
    path: '/saints',
    title: 'Saints',
    description: `The lives, feast days and hymns of ${count} Orthodox saints, by name, century, country and patronage.`,
    section: '/saints',
    kind: 'wide',
    styles: ['beside.css'],
    api: { operationId: 'listSaints', request: '/v1/saints' },
    main: (
      <>
        <h1>Saints</h1>
        <p class="lead">
          {count.toLocaleString('en')} saints of the Orthodox Church, with their lives, feast days
          and hymns.
        </p>
        <div class="beside">
          <NarrowForm narrowing={narrowing} />
          <div>
            <h2>By name</h2>
            <LetterNav letters={letters} />
            <p>
              Names are listed in the form best known in English. <a href="/search">Search</a> also
              knows other spellings and languages, and can find a saint by a deed. Each of{' '}
              <a href="/countries">the countries</a> has its saints and the story of its Church;
              look up <a href="/name-days">name days</a> by a given name.
            </p>
            <h2>Side by side</h2>
            <CompareForm />
            <h2 id="patronage">By patronage</h2>
            {topicGroups(topics.filter(({ saintCount }) => saintCount >= fewest)).map(
              ([group, ofGroup]) => (
                <section key={group}>
                  <h3>{group}</h3>
                  <ul class="topics">
                    {ofGroup.map(({ topic, saintCount }) => (
                      <li key={topic}>
                        <a href={patronsPath(topic)} rel="nofollow">
                          {topic} <span class="count">{saintCount}</span>
                        </a>
                      </li>
                    ))}
                  </ul>
                </section>
              ),
            )}
          </div>
        </div>
      </>
    ),
  };
};

interface Listed {
  readonly narrowing: Narrowing;
  readonly saints: readonly SaintSummary[];
  readonly nextCursor: string | null;
  /** The day and year of each, by slug. */
  readonly about: ReadonlyMap<string, string>;
  readonly calendar: Reckoning;
}

/** The saints who have in common what is chosen. */
export function listedSaintsPage({ narrowing, saints, nextCursor, about, calendar }: Listed): Page {
  const { chosen, sort } = narrowing;
  const path = narrowedPath('/saints', chosen);
  const title = titleOf(narrowing);
  return {
    path,
    title,
    description: 'Orthodox saints by century, country, kind, station and manner of death.',
    above: [{ name: 'Saints', url: '/saints' }],
    isIndexed: false,
    kind: 'wide',
    styles: ['beside.css'],
    api: { operationId: 'listSaints', request: `/v1${path}` },
    main: (
      <>
        <h1>{title}</h1>
        <ChosenFilters narrowing={narrowing} />
        <div class="beside">
          <NarrowForm narrowing={narrowing} />
          <div>
            {saints.length === 0 && <p role="status">No saint matches all of these.</p>}
            <HowMany narrowing={narrowing} />
            {saints.length > 0 && (
              <DaysBy calendar={calendar} path={narrowedPath('/saints', { ...chosen, sort })} />
            )}
            <SaintEntries saints={saints} about={about} level={2} />
            {nextCursor !== null && (
              <p class="more">
                <a
                  href={narrowedPath('/saints', { ...chosen, sort, cursor: nextCursor })}
                  rel="nofollow next"
                >
                  More saints
                </a>
              </p>
            )}
          </div>
        </div>
      </>
    ),
  };
}

/** How many they are, and the same as a table and on a map. */
function HowMany({ narrowing }: Pick<Listed, 'narrowing'>) {
  const { chosen, sort } = narrowing;
  const count = countOf(narrowing);
  if (count === undefined) return null;
  return (
    <p class="note">
      {count.toLocaleString('en')} {count === 1 ? 'saint whose life is' : 'saints whose lives are'}{' '}
      written here so far ·{' '}
      <a href={narrowedPath('/saints.csv', { ...chosen, sort })} rel="nofollow" download>
        {count > maxRows ? `The first ${maxRows.toLocaleString('en')}` : 'All'} as a table (CSV)
      </a>
      {chosen.country === undefined && count > 1 && (
        <>
          {' · '}
          <a href={narrowedPath('/countries', chosen)} rel="nofollow">
            On a map
          </a>
        </>
      )}
    </p>
  );
}

export const letterPage = (letter: string, letters: Letters): Page => {
  const shown = letter.toUpperCase();
  const names = letters.get(letter) ?? [];
  return {
    path: letterPath(letter),
    title: `Saints: ${shown}`,
    description: `Orthodox saints whose names begin with ${shown}.`,
    above: [{ name: 'Saints', url: '/saints' }],
    kind: 'wide',
    api: { operationId: 'listSaints', request: '/v1/saints' },
    main: (
      <>
        <h1>
          Saints: <span class="letter">{shown}</span>
        </h1>
        <LetterNav letters={letters} current={letter} />
        {names.length === 0 ? (
          <p>No name begins with {shown}.</p>
        ) : (
          <LinkList class="names" links={names} />
        )}
      </>
    ),
  };
};
