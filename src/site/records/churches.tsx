/** Which calendar and use each church keeps, and what differs there. */

import { calendarAndUse, calendarNames, useNames } from '../../api/calendar-names.js';
import { calendarQuery } from '../../api/record-urls.js';
import { parameters } from '../../api/schemas/parameters.js';
import { reckonings } from '../../calendar/reckoning.js';
import type { ListedChurch } from '../../catalogue/queries.js';
import type { SiteContext } from '../context.js';
import { type Page, pageRow } from '../page.js';
import { InlineLinks } from '../parts/links.js';
import { Fact } from '../parts/text.js';
import { keepUrl } from '../preferences.js';
import { churchFeedsPath } from '../texts/feeds.js';
import { Uses } from '../texts/uses.js';
import { typeset } from '../words.js';

export const churchesPath = '/churches';

export const churchesRow = ({ api, catalogue }: SiteContext) =>
  pageRow({
    path: churchesPath,
    parameters: parameters({}),
    cache: api.listChurches.cache,
    load: async () => churchesPage(await catalogue.churches()),
  });

const churchesPage = (churches: readonly ListedChurch[]): Page => ({
  path: churchesPath,
  title: 'Churches',
  description:
    'The calendar and the use that each Orthodox Church keeps, New or Old, Slavic or Greek, and what is known to differ in its parishes.',
  above: [{ name: 'Calendar', url: '/calendar' }],
  isCitable: true,
  api: { operationId: 'listChurches', request: '/v1/churches' },
  main: (
    <article>
      <h1>Churches</h1>
      <p class="lead">
        The calendar that most parishes of each Church keep, the use nearest to theirs, and what is
        known to differ. Your parish calendar has the last word.{' '}
        <a href="#uses">How Slavic and Greek use differ</a>
      </p>
      <dl class="facts">
        {reckonings.map((calendar) => (
          <Fact key={calendar} name={calendarNames[calendar]}>
            <InlineLinks
              separator=" · "
              links={churches
                .filter((church) => church.calendar === calendar)
                .map(({ slug, name }) => ({ name: typeset(name), url: `#${slug}` }))}
            />
          </Fact>
        ))}
      </dl>
      {churches.map((church) => (
        <Church key={church.slug} church={church} />
      ))}
      <Uses />
    </article>
  ),
});

const Church = ({ church }: { readonly church: ListedChurch }) => {
  const { slug, name, calendar, use, near, notes, sources } = church;
  return (
    <section id={slug}>
      <h2>{typeset(name)}</h2>
      <p>
        <a {...keepUrl} class="your-choice" href={`/calendar/today?church=${slug}`}>
          {calendarAndUse(calendar, use)}
        </a>
        {near && ', which is close to its own'}
      </p>
      <p>{typeset(notes)}</p>
      <p class="note">
        Sources:{' '}
        <InlineLinks
          separator="; "
          isFollowed={false}
          links={sources.map(({ title, url }) => ({ name: typeset(title), url }))}
        />
        .
      </p>
      <p class="note">
        <a {...keepUrl} href={churchFeedsPath(church)}>
          Calendars to subscribe to
        </a>
        {near && `, in ${useNames[use]}`}. On{' '}
        <a {...keepUrl} href={`/embed${calendarQuery(calendar, use)}`}>
          your own site
        </a>
        : <code>data-church="{slug}"</code>.
      </p>
    </section>
  );
};
