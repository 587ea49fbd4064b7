/** The list of feasts, and one feast with its dates. */

import type { FeastDetail, FeastSummary } from '../../api/operations/feasts.js';
import { greatFeastsUrl, paschaUrl } from '../../api/record-urls.js';
import { reckonings } from '../../calendar/reckoning.js';
import { eventOf, type Page } from '../page.js';
import { Hymns } from '../parts/hymn.js';
import { Paragraphs } from '../parts/linked-prose.js';
import { LinkList } from '../parts/links.js';
import { DateCell, Table } from '../parts/table.js';
import { calendarName, dateInWords, listed, rankInWords, shortened, typeset } from '../words.js';

/** The order of the sections, and their headings. */
const groups: readonly (readonly [ranks: readonly string[], heading: string])[] = [
  [['great'], 'Pascha and the Twelve Great Feasts'],
  [['major'], 'Other major feasts'],
  [['feast'], 'Feasts of the Lord, the Mother of God and the saints'],
  [['forefeast', 'leavetaking'], 'Forefeasts and leavetakings'],
  [['sunday'], 'Sundays'],
  [['memorial'], 'Memorials of the departed'],
  [['fast', 'holy-week'], 'Great Lent and Holy Week'],
  [['bright-week'], 'Bright Week'],
];

/** `order` lists the keys of feasts shown by date; the others follow by title. */
export const feastsPage = (
  feasts: readonly FeastSummary[],
  year: number,
  order: readonly string[],
): Page => ({
  path: '/feasts',
  title: 'Feasts',
  description: 'The feasts of the Orthodox year: what each is, when it is kept, and its hymns.',
  section: '/feasts',
  kind: 'wide',
  api: { operationId: 'listFeasts', request: '/v1/feasts' },
  feeds: { calendars: reckonings, files: ['feasts.ics', 'great-feasts.ics'] },
  main: (
    <>
      <h1>Feasts</h1>
      <p class="lead">
        What each feast is, when it is kept, and its hymns. By date:{' '}
        <a href={greatFeastsUrl(year)}>the great feasts of {year}</a> and{' '}
        <a href={paschaUrl(year)}>Pascha and all that moves with it</a>.
      </p>
      {groups.map(([ranks, heading]) => {
        const ofRanks = feasts.filter(({ rank }) => ranks.includes(rank));
        const links = inOrder(ofRanks, order).map(({ title, url }) => ({ name: title, url }));
        return (
          links.length > 0 && (
            <section key={heading}>
              <h2>{heading}</h2>
              <LinkList class="names" links={links} />
            </section>
          )
        );
      })}
    </>
  ),
});

const byTitle = new Intl.Collator('en');
/** The title as an index sorts it. */
const sorted = (title: string) => title.replace(/^(The|Holy) /, '');

function inOrder(feasts: readonly FeastSummary[], order: readonly string[]): FeastSummary[] {
  const placeOf = ({ key }: FeastSummary) => {
    const place = order.indexOf(key);
    return place === -1 ? order.length : place;
  };
  return feasts.toSorted(
    (one, other) =>
      placeOf(one) - placeOf(other) || byTitle.compare(sorted(one.title), sorted(other.title)),
  );
}

/** `occurrences` are those of consecutive years, from before today to the next on each calendar. */
export function feastPage(
  feast: FeastDetail,
  occurrences: FeastDetail['occurrences'],
  today: string,
): Page {
  const title = typeset(feast.title);
  const next = occurrences.find(({ calendar, date }) => calendar !== 'julian' && date >= today);
  return {
    path: feast.url,
    title,
    description: shortened(typeset(`${feast.rule} ${feast.description}`)),
    above: [{ name: 'Feasts', url: '/feasts' }],
    isCitable: true,
    reportUrl: feast.reportUrl,
    api: { operationId: 'getFeast', request: `/v1${feast.url}?year=${feast.year}` },
    ...(next && {
      jsonLd: {
        ...eventOf({ name: title, startDate: next.date, description: feast.description }),
        alternateName: feast.alternateTitles,
      },
    }),
    main: (
      <article>
        <p class="eyebrow">{rankInWords(feast.rank)}</p>
        <h1>{typeset(feast.title)}</h1>
        <p class="lead">{typeset(feast.rule)}</p>
        <Table caption="When it is kept" columns={['Date', 'Calendar']}>
          {occurrences.map(({ calendar, date, weekday }) => (
            <tr key={`${date} ${calendar}`}>
              <DateCell date={date} weekday={weekday} calendar={calendar}>
                {dateInWords(date)}
              </DateCell>
              <td>{calendar === 'both' ? 'New and Old Calendar' : calendarName(calendar)}</td>
            </tr>
          ))}
        </Table>
        <Paragraphs text={feast.description} />
        {feast.use !== null && <p class="note">{typeset(feast.use)}</p>}
        <Hymns hymns={feast} />
        {feast.alternateTitles.length > 0 && (
          <p class="note">Also called {typeset(listed(feast.alternateTitles))}.</p>
        )}
      </article>
    ),
  };
}
