/** Name days: the saints of a given name and when they are kept. */
import { Type } from 'typebox';
import { today } from '../../api/dates.js';
import { westernNameFor } from '../../api/operations/western-names.js';
import { saintUrl } from '../../api/record-urls.js';
import { parameters } from '../../api/schemas/parameters.js';
import {
  type CalendarDate,
  formatDate,
  type Reckoning,
  reckonings,
} from '../../calendar/reckoning.js';
import { compareText } from '../../catalogue/compare-text.js';
import type { Saint } from '../../catalogue/records.js';
import { renownOf } from '../../catalogue/renown.js';
import type { SiteContext } from '../context.js';
import { type Page, pageRow } from '../page.js';
import { SearchForm } from '../parts/forms.js';
import { InlineLinks } from '../parts/links.js';
import { NextDays } from '../parts/next-days.js';
import { Subscribe } from '../parts/subscribe.js';
import { allOf } from '../records/lists.js';
import { calendarName, capitalized, typeset, whoseDay } from '../words.js';
import { NoSaint, type WesternName } from './no-saint.js';
import { Slava } from './slava.js';

export const nameDaysPath = (name: string): string => `/name-days?name=${encodeURIComponent(name)}`;

const examples = ['Nicholas', 'Maria', 'Dmitri', 'Anna', 'George', 'Xenia', 'Elias', 'Catherine'];

const maxName = 60;

/** How many saints are shown with their days; the others by name only. */
const maxShown = 12;

export function nameDaysRow({ api, catalogue, now, origin }: SiteContext) {
  return pageRow({
    path: '/name-days',
    parameters: parameters({
      name: Type.Optional(Type.String({ minLength: 1, maxLength: maxName })),
    }),
    cache: api.listSaints.cache,
    dependsOn: () => formatDate(today(now())),
    async load({ name: typed }, { calendar }) {
      const name = typed?.trim().split(/\s+/)[0];
      const from = today(now());
      if (!name) return nameDaysPage(from);
      const [westernName, listed] = await Promise.all([
        westernNameFor(catalogue, name),
        allOf((paging) => api.listSaints.handle({ name, ...paging })),
      ]);
      const saints = await catalogue.saintsOf(listed.map(({ slug }) => slug));
      return nameDaysPage(from, {
        name,
        saints: likelyFirst(saints),
        westernName,
        from,
        calendar,
        origin: origin(),
      });
    },
  });
}

/** What a great-martyr has before others of the name. */
const leadOfGreatMartyrs = 15;

/** By renown, and by how many calendars keep the saint: a tenth of its range for each. */
const likelyFirst = (saints: readonly Saint[]): Saint[] => {
  const likelihood = (saint: Saint) =>
    renownOf(saint) +
    4 * (saint.commemorations[0].calendars?.length ?? 0) +
    (saint.categories.includes('great-martyr') ? leadOfGreatMartyrs : 0);
  return saints.toSorted(
    (one, other) => likelihood(other) - likelihood(one) || compareText(one.slug, other.slug),
  );
};

interface Found {
  readonly name: string;
  readonly saints: readonly Saint[];
  readonly westernName: WesternName | undefined;
  /** Today. */
  readonly from: CalendarDate;
  readonly calendar: Reckoning;
  readonly origin: string;
}

const nameDaysPage = ({ year }: CalendarDate, found?: Found): Page => ({
  path: found ? nameDaysPath(found.name) : '/name-days',
  title: found ? `Name days: ${found.name}` : 'Name days',
  description:
    'When is my name day? The saints of a name in any spelling, the likeliest first, on the New and the Old Calendar.',
  above: [{ name: 'Saints', url: '/saints' }],
  isIndexed: found === undefined,
  main: (
    <>
      <h1>Name days</h1>
      <p class="lead">
        A name day is the feast of the saint whose name you bear. The{' '}
        <a href="/name-days#slava">slava</a> of a Serbian family is the day of its patron.
      </p>
      <SearchForm
        action="/name-days"
        name="name"
        label="A given name, in any spelling and many languages"
        button="Find"
        value={found?.name ?? ''}
        maxlength={maxName}
      />
      {found ? (
        <Found {...found} />
      ) : (
        <p>
          For example:{' '}
          <InlineLinks
            separator=" · "
            isFollowed={false}
            links={examples.map((name) => ({ name, url: nameDaysPath(name) }))}
          />
        </p>
      )}
      <p class="note">
        Most people keep the saint after whom they were baptized; others the best known, or the one
        whose feast comes next after their birthday. If no saint has your name, take one that sounds
        alike or means the same. Ask your priest. The greeting is “Many years!”, in Greek “Chronia
        polla”, in Slavonic “Mnogaya leta”: <a href="/guests#name-day">for guests</a>.
      </p>
      {!found && <Slava year={year} />}
    </>
  ),
});

function Found({ name, saints, westernName, origin, ...next }: Found) {
  const note = westernName && <NoSaint westernName={westernName} />;
  if (saints.length === 0 && note) return note;
  if (saints.length === 0) {
    return (
      <p role="status">
        No saint with the name “{name}” is listed. Try another spelling or the name in another
        language.
      </p>
    );
  }
  const others = saints.slice(maxShown);
  return (
    <>
      <h2>Name days of {capitalized(name)}</h2>
      {note}
      <ol class="results">
        {saints.slice(0, maxShown).map((saint) => (
          <li key={saint.slug}>
            <h3>
              <a href={saintUrl(saint.slug)}>{typeset(saint.name)}</a>
            </h3>
            <p>{typeset(saint.shortBio)}</p>
            <ul>
              {saint.commemorations
                .map((day) => ({ day, title: day.title + whoseDay(day, saint.commemorations) }))
                .map(({ day, title }) => (
                  <li key={title}>
                    {typeset(title)}: <NextDays slug={saint.slug} day={day} hasYear {...next} />
                  </li>
                ))}
            </ul>
            <SaintFeeds saint={saint} origin={origin} />
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <>
          <h2>Others of this name</h2>
          <ul>
            {others.map(({ name: other, slug, commemorations: [day] }) => (
              <li key={slug}>
                <a href={saintUrl(slug)}>{typeset(other)}</a>{' '}
                <span class="note">
                  <NextDays slug={slug} day={day} hasYear {...next} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const SaintFeeds = ({ saint, origin }: { readonly saint: Saint; readonly origin: string }) => (
  <details>
    <summary>In your own calendar</summary>
    {reckonings.map((calendar) => {
      const query = calendar === 'julian' ? '&calendar=julian' : '';
      const name = `${saint.name}, ${calendarName(calendar)}`;
      return (
        <p key={calendar} class="note">
          {calendarName(calendar)}:{' '}
          <Subscribe name={name} url={`${origin}/feeds/saint.ics?saint=${saint.slug}${query}`} />
        </p>
      );
    })}
  </details>
);
