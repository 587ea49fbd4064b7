/** The page of a saint, from the answers of getSaint, getHymnography and listSimilarSaints. */

import type { ComponentProps } from 'preact';
import type { Hymnography } from '../../api/operations/hymnography.js';
import type { SaintDetail } from '../../api/operations/saint.js';
import type { SimilarSaints } from '../../api/operations/similar.js';
import { countryUrl, saintUrl } from '../../api/record-urls.js';
import { type KeptByCalendars, usesOf } from '../../catalogue/commemorations.js';
import { regionsOf } from '../../catalogue/regions.js';
import { centuriesOf } from '../../catalogue/repose.js';
import { patronsPath } from '../links.js';
import type { Page } from '../page.js';
import { Hymns } from '../parts/hymn.js';
import { Paragraphs } from '../parts/linked-prose.js';
import { InlineLinks } from '../parts/links.js';
import { NextDays } from '../parts/next-days.js';
import { Fact } from '../parts/text.js';
import {
  calendarInWords,
  capitalized,
  categoryInWords,
  centuryInWords,
  listed,
  mannerInWords,
  movableInWords,
  persecutorInWords,
  regionInWords,
  shortened,
  typeset,
  whoseDay,
} from '../words.js';
import { comparePath } from './compare.js';
import { narrowedPath } from './narrow.js';

interface SaintPageProps {
  readonly saint: SaintDetail;
  readonly hymns: Hymnography;
  readonly similar: SimilarSaints['data'];
  /** Today and the chosen calendar, for the next days of the saint. */
  readonly next: Omit<ComponentProps<typeof NextDays>, 'day' | 'slug'>;
}

export const saintPage = ({ saint, hymns, similar, next }: SaintPageProps): Page => ({
  path: saint.url,
  title: typeset(saint.name),
  description: shortened(typeset(saint.shortBio)),
  above: [{ name: 'Saints', url: '/saints' }],
  isCitable: true,
  api: { operationId: 'getSaint', request: `/v1${saint.url}` },
  jsonLd: personOf(saint),
  kind: 'saint',
  main: (
    <article>
      <header>
        <p class="eyebrow">
          <Narrowed by="category" values={saint.categories} inWords={categoryInWords} />
        </p>
        <h1>{typeset(saint.name)}</h1>
        <p class="lead">{typeset(saint.shortBio)}</p>
        {chiefDays(saint.feastDays).map((day, index) => (
          <p key={index} class="under">
            <When slug={saint.slug} day={day} next={next} />
            {whoseDay(day, saint.feastDays)}
          </p>
        ))}
      </header>
      <section class="life">
        <h2>Life</h2>
        <Paragraphs text={saint.biography} links={saint.related} />
      </section>
      <div>
        <Hymns hymns={hymns} />
        {!hymns.troparion && !hymns.kontakion && (
          <p class="note">There are no hymns for this saint yet.</p>
        )}
        {(hymns.troparion ?? hymns.kontakion) && (
          <p class="more">
            <a href={hymns.url}>The hymns on their own page, for singing and printing</a>
          </p>
        )}
      </div>
      <Facts saint={saint} next={next} similar={similar} />
    </article>
  ),
});

/** For search engines. A date has no "about": of the death only a year that is known is given. */
const personOf = ({ name, alternateNames, shortBio, sex, reposed }: SaintDetail) => ({
  '@type': 'Person',
  name,
  alternateName: alternateNames,
  description: shortBio,
  ...(sex && { gender: capitalized(sex) }),
  ...(reposed !== null && /^\d{1,4}$/.test(reposed) && { deathDate: reposed.padStart(4, '0') }),
});

const verificationInWords = {
  sources: 'Each statement of this life has been looked up in sources.',
  reader: 'This life has been read in full by a second reader.',
} as const;

interface NarrowedProps {
  readonly by: string;
  readonly values: readonly string[];
  readonly inWords?: (value: string) => string;
}

/** Values of a saint, each a link to all saints who have it. */
const Narrowed = ({ by, values, inWords = String }: NarrowedProps) => (
  <InlineLinks
    separator=", "
    isFollowed={false}
    links={values.map((value, index) => ({
      name: index === 0 ? capitalized(inWords(value)) : inWords(value),
      url: narrowedPath('/saints', { [by]: value }),
    }))}
  />
);

const NarrowedFact = ({ name, ...narrowed }: NarrowedProps & { readonly name: string }) =>
  narrowed.values.length > 0 && (
    <Fact name={name}>
      <Narrowed {...narrowed} />
    </Fact>
  );

/** What saints share, in words. */
const likenessInWords: Readonly<Record<SimilarSaints['data'][number]['because'][number], string>> =
  {
    related: 'related',
    company: 'of the same company',
    patronage: 'asked for the same help',
    'land-and-century': 'of the same land and century',
    'station-and-century': 'of the same station and century',
    'death-and-century': 'died in the same way and century',
    day: 'kept on the same day',
  };

const maxSimilar = 6;

/** Those who are related are among the facts already. */
function Similar({ saint, similar }: Pick<SaintPageProps, 'saint' | 'similar'>) {
  const others = similar.filter(({ slug }) => saint.related.every((each) => each.slug !== slug));
  if (others.length === 0) return null;
  return (
    <Fact name="Similar">
      <ul class="similar">
        {others.slice(0, maxSimilar).map(({ name, url, because }) => (
          <li key={url}>
            <a href={url}>{typeset(name)}</a>{' '}
            <span class="note">{because.map((each) => likenessInWords[each]).join('; ')}</span>
          </li>
        ))}
      </ul>
      <p>
        <a href={comparePath([saint, ...others])} rel="nofollow">
          Compare them side by side
        </a>
      </p>
    </Fact>
  );
}

/** More would not say when someone lived. */
const maxCenturies = 2;

function Reposed({ reposed }: { readonly reposed: string }) {
  const centuries = centuriesOf(reposed).map(String);
  return (
    <Fact name="Reposed">
      {reposed}
      {centuries.length > 0 && centuries.length <= maxCenturies && (
        <span class="note">
          {' · '}
          <Narrowed by="century" values={centuries} inWords={centuryInWords} />
        </span>
      )}
    </Fact>
  );
}

/** "; in Slavic and Greek use": whose calendars these are. */
function usesInWords(day: KeptByCalendars): string {
  const uses = usesOf([day]).map((use) => (use === 'greek' ? 'Greek' : 'Slavic'));
  return uses.length === 0 ? '' : `; in ${listed(uses)} use`;
}

const Facts = ({ saint, next, similar }: Omit<SaintPageProps, 'hymns'>) => (
  <dl class="facts">
    <Fact name={saint.feastDays.length > 1 ? 'Feast days' : 'Feast day'}>
      <ul>
        {saint.feastDays.map((day) => (
          <li key={day.title}>
            <strong>
              <When slug={saint.slug} day={day} next={next} />
            </strong>
            {': '}
            {day.company ? (
              <a href={saintUrl(day.company)}>{typeset(day.title)}</a>
            ) : (
              typeset(day.title)
            )}
            {day.note && <span class="note"> {typeset(day.note)}</span>}
            {day.calendars.length > 0 && (
              <span class="note">
                {' '}
                Kept {listed(day.calendars.map(calendarInWords))}
                {usesInWords(day)}.
              </span>
            )}
          </li>
        ))}
      </ul>
    </Fact>
    <NarrowedFact name="Station" by="station" values={saint.stations} />
    {saint.reposed !== null && <Reposed reposed={saint.reposed} />}
    {saint.glorified && (
      <Fact name="Glorified">
        {saint.glorified.year} <span class="note">{typeset(saint.glorified.act)}</span>
      </Fact>
    )}
    {saint.diedBy && (
      <NarrowedFact name="Died by" by="diedBy" values={[saint.diedBy]} inWords={mannerInWords} />
    )}
    {saint.sufferedUnder && (
      <NarrowedFact
        name="Suffered under"
        by="sufferedUnder"
        values={[saint.sufferedUnder]}
        inWords={persecutorInWords}
      />
    )}
    {saint.originCountry && (
      <Fact name="Country">
        <a href={countryUrl(saint.originCountry.slug)}>{saint.originCountry.name}</a>
      </Fact>
    )}
    <NarrowedFact
      name="Region"
      by="region"
      values={regionsOf({ ...saint, commemorations: saint.feastDays })}
      inWords={regionInWords}
    />
    {saint.patronage.length > 0 && (
      <Fact name="Prayed to for">
        <InlineLinks
          separator=", "
          isFollowed={false}
          links={saint.patronage.map((name) => ({ name, url: patronsPath(name) }))}
        />
      </Fact>
    )}
    {saint.related.length > 0 && (
      <Fact name="Related">
        <ul>
          {saint.related.map(({ name, relation, url }) => (
            <li key={`${relation} ${url}`}>
              {capitalized(relation)}: <a href={url}>{typeset(name)}</a>
            </li>
          ))}
        </ul>
      </Fact>
    )}
    <Similar saint={saint} similar={similar} />
    {saint.alternateNames.length > 0 && (
      <Fact name="Also called">{typeset(listed(saint.alternateNames))}</Fact>
    )}
    {saint.references.length > 0 && (
      <Fact name="Sources">
        <ul>
          {saint.references.map((reference) => (
            <li key={reference}>{typeset(reference)}</li>
          ))}
        </ul>
        {saint.verification && <p class="note">{verificationInWords[saint.verification]}</p>}
      </Fact>
    )}
  </dl>
);

type FeastDay = SaintDetail['feastDays'][number];

/** The chief day, and the other one where uses keep it on two: Catherine of Alexandria. */
const chiefDays = (days: readonly FeastDay[]): readonly FeastDay[] =>
  days.filter(({ title }) => days.some((chief) => chief.primary && chief.title === title));

/** The next days on both calendars; what moves, with the rule. */
function When({ slug, day, next }: WhenProps) {
  if ('gregorian' in day) return <NextDays slug={slug} day={day} {...next} />;
  return (
    <>
      {movableInWords(day)}; next <NextDays slug={slug} day={day} {...next} hasYear />
    </>
  );
}

interface WhenProps extends Pick<SaintPageProps, 'next'> {
  readonly slug: string;
  readonly day: FeastDay;
}
