/** Saints by letter, country and patronage. */
import type { PatronageList } from '../../api/operations/patronages.js';
import { letterPath, patronsPath } from '../links.js';
import type { Page } from '../page.js';
import { LinkList } from '../parts/links.js';
import type { Letters } from './lists.js';
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

export const saintsPage = (letters: Letters, topics: readonly Topic[]): Page => {
  const count = [...letters.values()].reduce((sum, names) => sum + names.length, 0);
  return {
    path: '/saints',
    title: 'Saints',
    description: `The lives, feast days and hymns of ${count} Orthodox saints, by name, country and patronage.`,
    section: '/saints',
    kind: 'wide',
    api: { operationId: 'listSaints', request: '/v1/saints' },
    main: (
      <>
        <h1>Saints</h1>
        <p class="lead">
          {count.toLocaleString('en')} saints of the Orthodox Church, with their lives, feast days
          and hymns.
        </p>
        <h2>By name</h2>
        <LetterNav letters={letters} />
        <p>
          Names are listed in the form best known in English. <a href="/search">Search</a> also
          knows other spellings and languages, and can find a saint by a deed.
        </p>
        <h2>By country</h2>
        <p>
          <a href="/countries">The countries</a>, each with its saints and the story of its Church.
        </p>
        <h2>By patronage</h2>
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
      </>
    ),
  };
};

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
