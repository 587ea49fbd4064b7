/** Name days: the saints of a given name and when they are kept. */
import { Type } from 'typebox';
import { today } from '../../api/dates.js';
import { daysKept } from '../../api/kept-days.js';
import { dayUrl, saintUrl } from '../../api/record-urls.js';
import { parameters } from '../../api/schemas/parameters.js';
import { formatDate, reckonings } from '../../calendar/reckoning.js';
import type { Saint } from '../../catalogue/records.js';
import { renownOf } from '../../catalogue/renown.js';
import { asIs } from '../carried.js';
import type { SiteContext } from '../context.js';
import { type Page, pageRow } from '../page.js';
import { SearchForm } from '../parts/forms.js';
import { InlineLinks } from '../parts/links.js';
import { Subscribe } from '../parts/subscribe.js';
import { calendarName, dateInWords, typeset } from '../words.js';
import { allOf } from './lists.js';
import { NoSaint, type WesternName } from './no-saint.js';

export const nameDaysPath = (name: string): string => `/name-days?name=${encodeURIComponent(name)}`;

const examples = ['Nicholas', 'Maria', 'Dmitri', 'Anna', 'George', 'Xenia', 'Elias', 'Catherine'];

const maxName = 60;

/** How many saints are shown with their days; the others by name only. */
const maxShown = 12;

export function nameDaysRow({ api, catalogue, now, origin }: SiteContext) {
  const year = () => today(now()).year;
  return pageRow({
    path: '/name-days',
    parameters: parameters({
      name: Type.Optional(Type.String({ minLength: 1, maxLength: maxName })),
    }),
    cache: api.listSaints.cache,
    dependsOn: () => String(year()),
    async find({ name: typed }) {
      const name = typed?.trim().split(/\s+/)[0];
      if (!name) return nameDaysPage();
      const first = await api.listSaints.handle({ name, limit: 1 });
      const westernName = 'westernName' in first ? first.westernName : undefined;
      const listed = await allOf((paging) => api.listSaints.handle({ name, ...paging }));
      const saints = await catalogue.saintsOf(listed.map(({ slug }) => slug));
      return nameDaysPage({
        ...{ name, saints: likelyFirst(saints), westernName },
        ...{ year: year(), origin: origin() },
      });
    },
  });
}

/** By renown, and by how many calendars keep the saint: a tenth of its range for each. */
const likelyFirst = (saints: readonly Saint[]): Saint[] => {
  const likelihood = (saint: Saint) =>
    renownOf(saint) + 4 * (saint.commemorations[0].calendars?.length ?? 0);
  return saints.toSorted(
    (one, other) => likelihood(other) - likelihood(one) || (one.slug < other.slug ? -1 : 1),
  );
};

interface Found {
  readonly name: string;
  readonly saints: readonly Saint[];
  readonly westernName: WesternName | undefined;
  readonly year: number;
  readonly origin: string;
}

const nameDaysPage = (found?: Found): Page => ({
  path: found ? nameDaysPath(found.name) : '/name-days',
  title: found ? `Name days: ${found.name}` : 'Name days',
  description:
    'When is my name day? The saints of a name in any spelling, the likeliest first, on the New and the Old Calendar.',
  above: [{ name: 'Saints', url: '/saints' }],
  isIndexed: found === undefined,
  main: (
    <>
      <h1>Name days</h1>
      <p class="lead">A name day is the feast of the saint whose name one bears.</p>
      <SearchForm
        action="/name-days"
        name="name"
        label="A given name, in any spelling or language"
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
        whose feast comes next after their birthday. Ask your priest.
      </p>
    </>
  ),
});

function Found({ name, saints, westernName, year, origin }: Found) {
  const note = westernName && <NoSaint westernName={westernName} />;
  if (saints.length === 0 && note) return note;
  if (saints.length === 0) {
    return (
      <p role="status">
        No saint of the name “{name}” is listed. Try another spelling or the name in another
        language.
      </p>
    );
  }
  const others = saints.slice(maxShown);
  return (
    <>
      <h2>
        {name} in {year}
      </h2>
      {note}
      <ol class="results">
        {saints.slice(0, maxShown).map((saint) => (
          <li key={saint.slug}>
            <h3>
              <a href={saintUrl(saint.slug)}>{typeset(saint.name)}</a>
            </h3>
            <p>{typeset(saint.shortBio)}</p>
            <Days saint={saint} year={year} />
            <SaintFeeds saint={saint} origin={origin} />
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <p>
          Others of this name:{' '}
          <InlineLinks
            separator="; "
            links={others.map(({ name: other, slug }) => ({
              name: typeset(other),
              url: saintUrl(slug),
            }))}
          />
          .
        </p>
      )}
    </>
  );
}

/** Every day of the year on which the saint is kept. */
const Days = ({ saint, year }: { readonly saint: Saint; readonly year: number }) => (
  <ul>
    {saint.commemorations.map((commemoration) => (
      <li key={commemoration.title}>
        {typeset(commemoration.title)}:{' '}
        {daysKept(commemoration, year).map(({ calendar, date }, index) => {
          const written = formatDate(date);
          const isOfBoth = calendar === 'both';
          return (
            <span key={written}>
              {index > 0 && '; '}
              <a {...(isOfBoth ? {} : asIs)} href={dayUrl(written, calendar)}>
                {dateInWords(written)}
              </a>{' '}
              {isOfBoth ? 'on both calendars' : `(${calendarName(calendar)})`}
            </span>
          );
        })}
      </li>
    ))}
  </ul>
);

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
