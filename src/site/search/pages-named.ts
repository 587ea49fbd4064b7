/** Pages of the site by what people call them when they search. */
import {
  bulletinUrl,
  dayUrl,
  fastsUrl,
  greatFeastsUrl,
  memorialsUrl,
  paschaUrl,
  serviceUrl,
  wallCalendarUrl,
  weddingsUrl,
  yearSheetUrl,
} from '../../api/record-urls.js';
import { paschaOf } from '../../calendar/paschalion.js';
import {
  addDays,
  type CalendarDate,
  formatDate,
  fromCivil,
  isAnsweredYear,
  type Reckoning,
  toCivil,
} from '../../calendar/reckoning.js';
import { saintCategories } from '../../catalogue/records.js';
import { comingSunday, yearToPlan } from '../calendar/weeks.js';
import { kindsPath } from '../links.js';
import type { PageLink } from '../page.js';
import { churchesPath } from '../records/churches.js';
import { narrowedPath, titleOf } from '../records/narrow.js';
import { mannersNamed } from '../texts/guests.js';
import { dayAndMonth, fullDate } from '../words.js';
import { wordsNamed } from './kinds.js';
import { dateWithin, dayWithin } from './typed-date.js';

/** Longer texts tell of a saint, "monk who fasted in a cave", unless they ask what to do. */
const maxWords = 4;
const question =
  /^(can|may|is|are|do|does|should|when|why|what|difference|meaning|how (to|do|can|long|many|strict)|which (churches|calendars?|feasts)|where (to|do|can|is)) |\b(old|julian)\b.*\bnew calendar\b|\bhow .*\b(calculated|computed|worked out)\b|^compare .*\b(calendars?|uses?|churches)$/;

/** A kind by itself, or a question what it is. */
const kindsNamed = new RegExp(
  `^(?:glossary|kinds? of saints?|(?:what (?:is|are|does) |meaning of |difference between )?(?:an? |the )?(?:${saintCategories.map((kind) => kind.replaceAll('-', '[- ]')).join('|')})s?\\b.*)$`,
);

/** The year that a text names. */
const yearIn = (words: string, thisYear: number): number | undefined => {
  if (/\bnext year\b/.test(words)) return thisYear + 1;
  const [, year] = /\b([12]\d{3})\b/.exec(words) ?? [];
  return year !== undefined && isAnsweredYear(Number(year)) ? Number(year) : undefined;
};

/** `asked` is a day that the text names, `named` a year. */
function pagesOn(today: CalendarDate, asked: string | undefined, named: number | undefined) {
  const year = named ?? today.year;
  // Without a year, the next.
  const isOver = formatDate(paschaOf(today.year)) < formatDate(today);
  const paschaYear = named ?? (isOver ? today.year + 1 : today.year);
  const comingYear = named ?? yearToPlan(today);
  const sunday = formatDate(comingSunday(addDays(today, 1)));
  const service = serviceUrl(asked ?? formatDate(today), 'gregorian', 'all');
  const when = asked ? 'that day' : 'today or on any day';
  return [
    [
      /\b(churches|jurisdictions?|patriarchates?|archdioceses?|(antioch|roman|serb|bulgar|georg|greek|russ)\w* (orthodox )?(parish|church|calendar|use|fast\w*|rules?|practice|differences?)|differences?( \w+)* (church|calendar|use)\w*)\b/,
      'Which calendar and use each Church keeps',
      churchesPath,
    ],
    [
      /\b(slavic|greek|russian|two|both) uses?\b|\b(slavic|russian)\b.*\bgreek\b|\bgreek\b.*\b(slavic|russian)\b/,
      'How Slavic and Greek use differ',
      `${churchesPath}#uses`,
    ],
    [
      /^(.* )?(fasts?|fasting|lent|xerophagy|wine and oil|(fish|oil) allowed)\b/,
      `Fasts of ${year}`,
      fastsUrl(year, 'gregorian'),
    ],
    [
      /(?:^| )(?:пост(?:а|ный)?|постный|postul|dezlegare|νηστεία)(?: |$)|\bfast (?:today|tomorrow)\b/,
      'Today, and whether it is a fast',
      '/calendar/today',
    ],
    [/\bgreat feasts\b/, `Great feasts of ${year}`, greatFeastsUrl(year)],
    [
      /\b(why|how)\b.*\b(pascha|easter)\b|\b(pascha|easter)\b.*\b(calculated|computed|worked out)\b|\b(pascha|easter)\b.*\bdifferen|\bdifferen\w*\b.*\b(pascha|easter)\b/,
      'Why Easter is on different days',
      `${paschaUrl(paschaYear)}#why`,
    ],
    [/\b(pascha|easter)\b/, `The date of Pascha in ${paschaYear}`, paschaUrl(paschaYear)],
    [/\bname ?days?\b/, 'Name days', '/name-days'],
    [
      /\b(weddings?|marriages?|marry|married)\b/,
      ...(asked
        ? [`Whether there may be a wedding, ${when}`, service]
        : [`Days for weddings in ${comingYear}`, weddingsUrl(comingYear, 'gregorian')]),
    ],
    [
      /\b(vestments?|colou?rs?|presanctified|kneel\w*)\b/,
      `The Liturgy and vestments, ${when}`,
      service,
    ],
    [
      /\b(pentecost|trinity sunday|ascension|palm sunday|clean monday|(movable|which) feasts?( move)?)\b/,
      `Pascha and the movable feasts of ${year}`,
      paschaUrl(year),
    ],
    [/\bbulletins?\b/, 'Bulletin of the coming Sunday', bulletinUrl(sunday, 'gregorian', 'all')],
    [
      /\b(one|single) (sheet|page)\b|\b(year|dates) (at a glance|of \d{4})\b/,
      `${comingYear} on one sheet`,
      yearSheetUrl(comingYear, 'gregorian'),
    ],
    [
      /\b(print|wall calendar)\b/,
      `Wall calendar of ${comingYear} to print`,
      wallCalendarUrl(comingYear, 'gregorian'),
    ],
    [/\bold calendar\b/, 'Today on the Old Calendar', '/calendar/today?calendar=julian'],
    [
      /\b(old|new|julian) calendar\b|\b(old|julian)\b.*\b(new|gregorian)\b.*\bcalendars?\b|\b(13|thirteen) days\b|\b(old|new|julian|gregorian) style\b|\bjulian\b.*\bgregorian\b|\bgregorian\b.*\bjulian\b|\bconver(t\w*|sion)\b.*\b(dates?|julian|old calendar)\b|\b(dates?|julian|calendar) conver(ter|sion)\b|\b(christmas|nativity)\b.*\b(january|7th|two dates|russia|serbia|georgia)\b|\b(russian|serbian|georgian|orthodox) (orthodox )?christmas\b/,
      'The two calendars, and their dates',
      '/about#calendars',
    ],
    [kindsNamed, 'What the kinds of saints are', kindsPath],
    [/^(?:glossary|dictionary)$/, 'Words of the calendar and the services', `${kindsPath}#words`],
    [
      /\b(eat|eaten|foods?|vegan|beans|rice|pasta|shellfish|prawns?|shrimps?|recipes?|cook|olive oil)\b/,
      'What is eaten on fast days',
      `${kindsPath}#food`,
    ],
    [
      /\b(slavas?|koljivo|krsno ime|slavski)\b|слава|кољиво/,
      'The slava, the day of a family’s patron',
      '/name-days#slava',
    ],
    [
      /^(?!.*\b(calendars?|uses?|church\w*|parish\w*)\b).*\bcompar(e|ing|ison)\b/,
      'Compare saints',
      '/compare',
    ],
    [
      /\b(cite|citing|citation)\b/,
      'How to attribute; each page says how to cite it',
      '/attribution',
    ],
    [/\b(mistakes?|errors?|report|contact)\b/, 'Mistakes', '/about#mistakes'],
    [/\bwho (runs|made|makes|is behind)\b|\babout (this|the) (site|calendar)\b/, 'About', '/about'],
    [/\b(embed|widget|web ?site)\b/, 'Today on your own site', '/embed'],
    [/\b(subscri\w+|feeds?|rss|ical|ics|google)\b/, 'Calendars to subscribe to', '/feeds'],
    [
      /\b(api|json|mcp|developers?|(?:an?|my) (?:api )?key|^keys?$)\b/,
      'The API, its keys and tools',
      '/docs',
    ],
    [/\b(licen[cs]e|terms|copyright|commercial|permission)\b/, 'Terms', '/terms'],
    [
      /\b(soul saturdays?|memorials?|souls|departed|radonitsa|parental|panikhida|parastas|(3rd|9th|40th|third|ninth|fortieth) day)\b/,
      `Memorials of the departed in ${comingYear}`,
      memorialsUrl(comingYear, 'gregorian'),
    ],
    [
      /\b(condolences?|after (a |the |someone'?s )?death|(anniversary|day) of (a |the )?death|memory eternal|eternal memory|(40|forty|9|nine|3|three) days after|40th day|fortieth day|vechna\w+ pam\w+|vje?cna\w+ pam\w+|aionia i mnimi|mn[ie]mos[iy]no\w?|parastos|panihida|pomen)\b|вечная память|панихида|парастос|μνημόσυνο|αιωνία η μνήμη/,
      'The third, ninth and fortieth day after a death',
      `${memorialsUrl(comingYear, 'gregorian')}#after-death`,
    ],
    [
      /zadu[sš]nice|задушнице|\b(miholjsk|mitrovsk)\w*|(михољск|митровск)\p{L}*|serbian memorial/u,
      `Serbian zadušnice of ${comingYear}`,
      `${memorialsUrl(comingYear, 'julian')}#zadusnice`,
    ],
    [/\bstatus\b/, 'Whether all parts of the service are working', '/status'],
  ] as const;
}

const maxWordsOfMap = 8;

/** A map of the countries, or of those of a kind of saint: "map of the apostles". */
function mapIn(words: string): PageLink[] {
  if (!/\bmaps?\b/.test(words) || words.split(' ').length > maxWordsOfMap) return [];
  const category = saintCategories.find((kind) =>
    new RegExp(`\\b${kind.replaceAll('-', '[- ]')}s?\\b`).test(words),
  );
  const name = category
    ? `${titleOf({ chosen: { category }, countries: new Map() })} on a map`
    : 'A map of the countries';
  return [{ name, url: narrowedPath('/countries', { category }) }];
}

/**
 * The days that a written date may mean. On the Old Calendar these are two: what the menaion calls
 * 2 December is 15 December, and what is 2 December is there 19 November. Without a calendar it is
 * any of the three.
 */
function daysMeant(date: CalendarDate, calendar: Reckoning | undefined): PageLink[] {
  const ofOld = [toCivil(date, 'julian'), date].map((civil) => dayLink(civil, 'julian'));
  if (calendar === 'julian') return ofOld;
  const { name, url } = dayLink(date, 'gregorian');
  if (calendar === 'gregorian') return [{ name, url }];
  return [{ name: `${name}, New Calendar`, url }, ...ofOld.toReversed()];
}

function dayLink(civil: CalendarDate, calendar: Reckoning): PageLink {
  const day = formatDate(civil);
  const ofOld = `${dayAndMonth(fromCivil(civil, calendar))}, Old Calendar`;
  const name = calendar === 'gregorian' ? fullDate(day) : `${fullDate(day)} (${ofOld})`;
  return { name, url: dayUrl(day, calendar) };
}

/** The calendar that a text names. */
function calendarNamed(words: string): Reckoning | undefined {
  if (/\b(old|julian) (calendar|style)\b/.test(words)) return 'julian';
  return /\b(new|gregorian|civil) (calendar|style)\b/.test(words) ? 'gregorian' : undefined;
}

/**
 * The day that a text names, and the pages that it does if it is short or a question. `chosen` is
 * the calendar of the reader, where the text names none; undefined if none is chosen either.
 */
export function pagesNamed(
  text: string,
  today: CalendarDate,
  chosen: Reckoning | undefined,
): PageLink[] {
  const typed = text.trim().replaceAll(/\s+/g, ' ');
  const words = typed.toLowerCase();
  const written = dateWithin(words, today);
  const civil = written ?? dayWithin(words, today);
  const calendar = calendarNamed(words) ?? chosen;
  const days = written
    ? daysMeant(written, calendar)
    : [civil ?? []].flat().map((day) => dayLink(day, calendar ?? 'gregorian'));
  const [bareYear] = /\b\d{3,4}\b/.exec(words) ?? [];
  const hasOtherYear = bareYear !== undefined && !isAnsweredYear(Number(bareYear));
  const isShort = question.test(words) || words.split(' ').length <= maxWords;
  // No page is about a year that is not answered.
  const isOfSite = isShort && !hasOtherYear;
  const explained = wordsNamed(words);
  const pages = pagesOn(today, civil && formatDate(civil), yearIn(words, today.year)).flatMap(
    ([names, name, url]) => (isOfSite && names.test(words) ? { name, url } : []),
  );
  return [
    ...days,
    ...explained,
    ...(isOfSite ? mannersNamed(words) : []),
    ...mapIn(words),
    // A word with a place of its own there needs no link to the whole page.
    ...pages.filter(({ url }) => url !== kindsPath || explained.length === 0),
  ];
}
