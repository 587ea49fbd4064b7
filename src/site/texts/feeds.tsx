/** What calendar apps and feed readers can subscribe to, and how. */

import { calendarAndUse, useNames } from '../../api/calendar-names.js';
import { calendarQuery } from '../../api/record-urls.js';
import { type Reckoning, reckonings } from '../../calendar/reckoning.js';
import type { Use } from '../../catalogue/commemorations.js';
import type { ListedChurch } from '../../catalogue/queries.js';
import type { SiteContext } from '../context.js';
import type { Page } from '../page.js';
import { InlineLinks, UseSwitch } from '../parts/links.js';
import { Subscribe } from '../parts/subscribe.js';
import { Fact } from '../parts/text.js';
import { preferencesOf, withQuery } from '../preferences.js';
import { calendarName, capitalized, rulesInWords, typeset } from '../words.js';

type FeedWords = SiteContext['feeds'][number];

/** Whose calendars these are: of a use on both calendars, or as a church keeps them. */
interface Whose {
  readonly use: Use;
  readonly church?: ListedChurch | undefined;
}

/** The addresses have the chosen use, or the church. */
export const feedsPage = (feeds: readonly FeedWords[], origin: string, whose: Whose): Page => {
  const { use, church } = whose;
  const calendars = feeds.filter(({ path }) => path.endsWith('.ics'));
  const others = feeds.filter(({ path }) => !path.endsWith('.ics'));
  return {
    path: church ? churchFeedsPath(church) : `/feeds${calendarQuery('gregorian', use)}`,
    isIndexed: use === 'all' && !church,
    title: 'Feeds',
    description:
      'The feasts, fasts and saints of the Orthodox Church in the calendar of your phone or computer: New and Old Calendar, free, without an account.',
    main: (
      <article>
        <h1>Feeds</h1>
        <p class="lead">
          The feasts, the fasts and each day’s saints in the calendar you already use. Free, with no
          account, in English, and updated automatically.
        </p>
        {church ? <OfChurch church={church} /> : <OfUse use={use} />}
        {calendars.map((feed) => (
          <FeedSection key={feed.path} feed={feed} origin={origin} whose={whose} />
        ))}
        <p>
          The saints of one country have a feed on <a href="/countries">its page</a>, the days of
          one saint under <a href="/name-days">name days</a>.
        </p>
        <HowToSubscribe />
        <h2>For feed readers</h2>
        <dl class="facts">
          {others.map((feed) => (
            <Fact key={feed.path} name={feed.name}>
              {capitalized(feed.about)}: <InlineLinks separator=", " links={linksTo(feed, whose)} />
              .
            </Fact>
          ))}
        </dl>
      </article>
    ),
  };
};

export const churchFeedsPath = (church: ListedChurch): string =>
  withQuery('/feeds', preferencesOf(church));

const OfUse = ({ use }: Pick<Whose, 'use'>) => (
  <>
    <UseSwitch
      use={use}
      names={useNames}
      pathOn={(each) => `/feeds${calendarQuery('gregorian', each)}`}
    />
    <p class="note">
      Fasts follow {rulesInWords(use)}
      {use === 'all' ? '' : ', and only its saints are listed'}. <a href="/churches">By Church</a>
    </p>
  </>
);

function OfChurch({ church }: { readonly church: ListedChurch }) {
  const { slug, name, calendar, use, near, notes } = church;
  return (
    <>
      {near && (
        <p>
          <strong>
            These calendars are those of {useNames[use]}, which only comes close to what the{' '}
            {typeset(name)} keeps.
          </strong>
        </p>
      )}
      <p class="note">
        For parishes of the <a href={`/churches#${slug}`}>{typeset(name)}</a>:{' '}
        {calendarAndUse(calendar, use)}. {typeset(notes)}
      </p>
    </>
  );
}

const HowToSubscribe = () => (
  <>
    <h2 id="how">How to subscribe</h2>
    <dl class="facts">
      <Fact name="iPhone, iPad, Mac">Choose “Subscribe” above and confirm.</Fact>
      <Fact name="Google, Android">
        On a computer, open Google Calendar, choose “+” beside “Other calendars”, then “From URL”,
        and paste the address. The calendar then appears on your phone as well.
      </Fact>
      <Fact name="Outlook">
        Choose “Add calendar”, then “Subscribe from web”, and paste the address.
      </Fact>
      <Fact name="Thunderbird">
        Choose “New Calendar”, then “On the Network”, and paste the address.
      </Fact>
    </dl>
    <p class="note">
      Calendar apps check for updates by themselves, some every few hours, Google about once a day.
      Importing a file once is not the same as subscribing: an imported calendar ends with the last
      year in the file.
    </p>
    <p>
      To show the day on the site of your parish, <a href="/embed">paste two lines</a>.
    </p>
  </>
);

/** One for each calendar, or the feed itself if it has none. */
const linksTo = ({ path, name, parameters }: FeedWords, whose: Whose) =>
  'calendar' in parameters.properties
    ? calendarsOf(whose).map((calendar) => ({
        name: calendarName(calendar),
        url: path + queryOf(parameters, calendar, whose),
      }))
    : [{ name, url: path }];

const calendarsOf = ({ church }: Whose) => (church ? [church.calendar] : reckonings);

const queryOf = (parameters: FeedWords['parameters'], calendar: Reckoning, whose: Whose) =>
  whose.church
    ? `?church=${whose.church.slug}`
    : calendarQuery(calendar, 'use' in parameters.properties ? whose.use : 'all');

interface FeedSectionProps {
  readonly feed: FeedWords;
  readonly origin: string;
  readonly whose: Whose;
}

function FeedSection({ feed, origin, whose }: FeedSectionProps) {
  const { path, name, about, more, parameters } = feed;
  const kinds = [{ query: '', about: '' }, ...(more ? [more] : [])];
  return (
    <section>
      <h2>{name}</h2>
      <p>{capitalized(about)}.</p>
      {kinds.map((kind) => (
        <div key={kind.query}>
          {kind.about !== '' && <h3>{capitalized(kind.about)}</h3>}
          <dl class="facts">
            {calendarsOf(whose).map((calendar) => {
              const chosen = queryOf(parameters, calendar, whose);
              const query = [chosen.slice(1), kind.query].filter(Boolean).join('&');
              const url = `${origin}${path}${query && '?'}${query}`;
              const label = [name, calendarName(calendar), kind.about].filter(Boolean).join(', ');
              return (
                <Fact key={calendar} name={calendarName(calendar)}>
                  <Subscribe name={label} url={url} />
                </Fact>
              );
            })}
          </dl>
        </div>
      ))}
    </section>
  );
}
