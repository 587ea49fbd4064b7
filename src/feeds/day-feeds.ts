/** The last days, for feed readers: Atom and JSON Feed. */
import { calendarAndUse, calendarNames, useSuffix } from '../api/calendar-names.js';
import { notOnItsDay, type Shown } from '../api/church.js';
import { fastingFor } from '../api/church-fast.js';
import { civilDate, today } from '../api/dates.js';
import type { DayBrief } from '../api/operations/spans.js';
import {
  ChurchParameter,
  calendarParameters,
  parameters,
  TextParameter,
} from '../api/schemas/parameters.js';
import { rulesOf } from '../api/uses.js';
import { hasWesternPascha } from '../calendar/churches.js';
import { type LiturgicalDay, liturgicalDay } from '../calendar/day.js';
import type { Reading } from '../calendar/lectionary/table.js';
import { addDays, formatDate, monthNames } from '../calendar/reckoning.js';
import { escapeHtml } from '../catalogue/escape-html.js';
import { referencesOf } from './day-words.js';
import { daysBetween } from './days-between.js';
import type { FeedContext, FeedRow } from './feed.js';
import { readerRows } from './reader-feed.js';
import { readingsHtml } from './readings-html.js';

const daysShown = 14;

export const dayFeeds = (context: FeedContext): FeedRow[] => {
  const { api, now, origin } = context;
  return readerRows(context, {
    path: '/feeds/today',
    name: 'Today',
    about:
      'the last fourteen days with their saints, feasts and fasting, for feed readers; with text=web or text=kjv in the address, the readings in full',
    parameters: parameters({
      ...calendarParameters,
      text: TextParameter,
      church: ChurchParameter,
    }),
    dependsOn: () => formatDate(today(now())),
    async read({ text, ...shown }) {
      const last = today(now());
      const days = await daysBetween(api, shown, addDays(last, 1 - daysShown), last);
      const readings = (date: string) => (text ? readingsHtml(date, shown, text) : '');
      return {
        title: `Menologion: today on the ${calendarAndUse(shown.calendar, shown.use)}`,
        description: 'The saints, feasts and fasting of each day.',
        updated: timeOf(formatDate(last)),
        entries: days.reverse().map((day) => entryOf(day, shown, readings(day.date), origin())),
      };
    },
  });
};

/** What a summary names; the content names everything. */
const maxNamed = 6;

/**
 * The summary is for narrow places, such as the box on other sites: the fast on its first line, then
 * the first feasts and saints, then the readings. `readings` are HTML, or empty.
 */
function entryOf(day: DayBrief, shown: Shown, readings: string, origin: string) {
  const { date, url, saints, feasts, movableFeasts } = day;
  const { calendar, use, church } = shown;
  const found = liturgicalDay(civilDate(date), calendar, rulesOf[use]);
  const isWestern = hasWesternPascha(church?.slug);
  const fast = isWestern
    ? `Pascha is kept on the Western date: ${notOnItsDay}.`
    : fastingFor(found, church).summary;
  const kept = [...feasts, ...(isWestern ? [] : movableFeasts)].map((feast) => feast.title);
  // On her feasts the Mother of God is among the saints, under the title of the feast.
  const names = [
    ...new Set([...kept, ...saints.map((saint) => saint.feastTitle + useSuffix(saint))]),
  ];
  const more = names.length > maxNamed ? [`and ${names.length - maxNamed} more`] : [];
  const sentences = [...names, fast].map((part) => part.replace(/\.?$/, '.'));
  return {
    id: origin + url,
    link: origin + url,
    title: `${datesOf(date, found)}${isWestern ? '' : `: ${day.title}`}`,
    date: timeOf(date),
    description: [
      fast,
      [...names.slice(0, maxNamed), ...more].join('; '),
      ...(isWestern ? [] : referencesIn(rulesOf[use].readingsOn(found))),
    ].join('\n'),
    content: `<p>${escapeHtml(sentences.join(' '))}</p>${isWestern ? '' : readings}`,
  };
}

/** "30 November 2026 (17 November, Old Calendar)". */
const datesOf = (date: string, { reckoning, menaion }: LiturgicalDay): string =>
  reckoning === 'julian'
    ? `${longDate(date)} (${menaion.day} ${monthNames[menaion.month - 1]}, ${calendarNames.julian})`
    : longDate(date);

/** Those of the Liturgy; where there is none, all others. */
function referencesIn(readings: readonly Reading[]): string[] {
  const ofLiturgy = readings.filter(({ service }) => service === 'liturgy');
  const shown = ofLiturgy.length > 0 ? ofLiturgy : readings;
  const references = referencesOf(shown);
  return references.length === 0 ? [] : [`Readings: ${references.join('; ')}`];
}

const timeOf = (date: string) => new Date(`${date}T00:00:00Z`);

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const longDate = (date: string) => format.format(timeOf(date));
