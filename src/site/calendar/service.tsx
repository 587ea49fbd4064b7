/** The page of a day's service, from the answer of getService. */
import { civilDate } from '../../api/dates.js';
import type { Service } from '../../api/operations/service.js';
import { dayUrl, serviceUrl, weddingsUrl } from '../../api/record-urls.js';
import type { LiturgyKind } from '../../calendar/service/liturgy.js';
import { ordinal } from '../../calendar/title.js';
import type { Use } from '../../catalogue/commemorations.js';
import { monthLink } from '../links.js';
import type { Page } from '../page.js';
import { CalendarAndUseSwitch } from '../parts/links.js';
import { InsteadOf, SungHymns, VerseLine, VersesList } from '../parts/sung.js';
import { Fact } from '../parts/text.js';
import { calendarSuffix, capitalized, dateInWords, greekUseBy, typeset } from '../words.js';

export const liturgies: Readonly<Record<LiturgyKind, string>> = {
  chrysostom: 'Liturgy of Saint John Chrysostom',
  basil: 'Liturgy of Saint Basil the Great',
  'chrysostom-vesperal': 'Vespers with the Liturgy of Saint John Chrysostom',
  'basil-vesperal': 'Vespers with the Liturgy of Saint Basil the Great',
  presanctified: 'Liturgy of the Presanctified Gifts',
  none: 'No Liturgy',
};

/** After "weddings". */
export const weddingsInWords = ({ permitted }: Pick<Service['wedding'], 'permitted'>) =>
  permitted ? 'may be celebrated' : 'are not celebrated';

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
    ['Weddings', capitalized(weddingsInWords(wedding)), wedding.reason],
  ] as const;
  const suffix = calendarSuffix(calendar);
  const inWords = dateInWords(date) + suffix;
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
        <h1>
          Service of <span class="whole">{dateInWords(date)}</span>
          {suffix}
        </h1>
        <CalendarAndUseSwitch
          calendar={calendar}
          use={use}
          isFollowed={isFollowed}
          pathOn={(...choice) => serviceUrl(date, ...choice)}
        />
        <dl class="facts">
          {rows.map(([name, value, explanation]) => (
            <Fact key={name} name={name}>
              {value}
              {explanation !== null && (
                <>
                  . <span class="note">{explanation}</span>
                </>
              )}
            </Fact>
          ))}
        </dl>
        <Songs service={service} />
        <Rules service={service} use={use} />
      </article>
    ),
  };
}

/** Whose rules these are, and what else they say. */
function Rules({ service, use }: { readonly service: Service; readonly use: Use }) {
  const { date, calendar, liturgy, entrance, elsewhere } = service;
  const { year } = civilDate(date);
  return (
    <p class="note">
      By {service.use === 'greek' ? 'Greek' : 'Slavic'} use.
      {liturgy === 'chrysostom' &&
        entrance.length === 0 &&
        ' On an ordinary weekday the Liturgy may be served, but few parishes serve it.'}
      {elsewhere?.liturgy && ` In ${greekUseBy(calendar)}: ${liturgies[elsewhere.liturgy]}.`}
      {elsewhere?.wedding &&
        ` In ${greekUseBy(calendar)}, weddings ${weddingsInWords(elsewhere.wedding)}.`}{' '}
      <a href={weddingsUrl(year, calendar, use)} rel="nofollow">
        Days for weddings in {year}
      </a>
    </p>
  );
}

/** What is sung, in the order of the Liturgy. */
function Songs({ service }: { readonly service: Service }) {
  const { antiphons, entrance, troparia, kontakia, communion, songsNote } = service;
  if (troparia.length === 0 && communion.length === 0) return null;
  return (
    <section>
      <h2>To sing</h2>
      {antiphons.map(({ mode, verses, refrain }, index) => (
        <div key={verses[0]?.incipit.text}>
          <VersesList
            name={`${ordinal(index + 1)} antiphon`}
            items={[{ of: 'Verses', mode, verses }]}
          />
          <InsteadOf name="Refrain" text={refrain} />
        </div>
      ))}
      {entrance.length > 0 && (
        <section class="hymn">
          <h3>Entrance</h3>
          <ul>
            {entrance.map((verse) => (
              <VerseLine key={verse.incipit.text} verse={verse} />
            ))}
          </ul>
        </section>
      )}
      <SungHymns name="Troparion" hymns={troparia} isWithWords={true} />
      <SungHymns name="Kontakion" hymns={kontakia} isWithWords={true} />
      <InsteadOf name="Instead of the Trisagion" text={service.insteadOfTrisagion} />
      <VersesList name="Prokeimenon" items={service.prokeimena} />
      <VersesList name="Alleluia" items={service.alleluia} />
      <VersesList
        name="Instead of the Alleluia"
        items={service.insteadOfAlleluia === null ? [] : [service.insteadOfAlleluia]}
      />
      <InsteadOf name="Instead of the Cherubic Hymn" text={service.insteadOfCherubicHymn} />
      <InsteadOf name="Instead of “It is truly meet”" text={service.insteadOfItIsMeet} />
      <VersesList name="Communion" items={communion} />
      {songsNote !== null && <p class="note">{typeset(songsNote)}</p>}
      <p class="note">Without the hymns of the church’s own dedication.</p>
    </section>
  );
}
