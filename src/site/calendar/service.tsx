/** The page of a day's service, from the answer of getService. */
import { civilDate } from '../../api/dates.js';
import type { Service } from '../../api/operations/service.js';
import { dayUrl, serviceUrl } from '../../api/record-urls.js';
import type { LiturgyKind } from '../../calendar/service/liturgy.js';
import type { Use } from '../../catalogue/commemorations.js';
import { monthLink } from '../links.js';
import type { Page } from '../page.js';
import { CalendarSwitch, UseSwitch } from '../parts/links.js';
import { Fact } from '../parts/text.js';
import { calendarSuffix, capitalized, dateInWords } from '../words.js';

const liturgies: Readonly<Record<LiturgyKind, string>> = {
  chrysostom: 'Liturgy of Saint John Chrysostom',
  basil: 'Liturgy of Saint Basil the Great',
  'chrysostom-vesperal': 'Vespers with the Liturgy of Saint John Chrysostom',
  'basil-vesperal': 'Vespers with the Liturgy of Saint Basil the Great',
  presanctified: 'Liturgy of the Presanctified Gifts',
  none: 'No Liturgy',
};

export function servicePage(
  service: Service,
  years: readonly number[],
  { use }: { use: Use },
): Page {
  const { date, calendar, url, liturgy, liturgyNote, wedding, vestments, kneeling } = service;
  const { year, month } = civilDate(date);
  const isFollowed = years.includes(year);
  const { colour, note } = vestments;
  const rows = [
    ['Liturgy', liturgies[liturgy], liturgyNote],
    ['Vestments', colour === null ? 'No colour is appointed' : capitalized(colour), note],
    ['Kneeling', kneeling.permitted ? 'Prostrations are made' : 'No prostrations', kneeling.note],
    ['Weddings', wedding.permitted ? 'May be celebrated' : 'Are not celebrated', wedding.reason],
  ] as const;
  const inWords = dateInWords(date) + calendarSuffix(calendar);
  return {
    path: url,
    title: `Service of ${inWords}`,
    description: `${inWords}: ${liturgies[liturgy]}; vestments, kneeling and weddings.`,
    above: [
      { name: 'Calendar', url: '/calendar' },
      monthLink(year, month, calendar, use),
      { name: inWords, url: dayUrl(date, calendar, use) },
    ],
    isIndexed: false,
    api: { operationId: 'getService', request: `/v1${url}` },
    main: (
      <article>
        <h1>Service of {inWords}</h1>
        <CalendarSwitch
          calendar={calendar}
          pathOn={(each) => serviceUrl(date, each, use)}
          isFollowed={isFollowed}
        />
        <UseSwitch use={use} pathOn={(each) => serviceUrl(date, calendar, each)} />
        <dl class="facts">
          {rows.map(([name, value, explanation]) => (
            <Fact key={name} name={name}>
              {value}
              {explanation !== null && <span class="note"> {explanation}</span>}
            </Fact>
          ))}
        </dl>
        <p class="note">
          By {service.use === 'greek' ? 'Greek' : 'Slavic'} use. On an ordinary weekday the Liturgy
          may be served, but few parishes serve it.
        </p>
      </article>
    ),
  };
}
