import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Service, serviceOf } from '../../../src/api/operations/service.js';
import { verseText } from '../../../src/api/operations/sung-verses.js';
import { liturgicalDay } from '../../../src/calendar/day.js';
import { formatDate, type Reckoning } from '../../../src/calendar/reckoning.js';
import type { Catalogue } from '../../../src/catalogue/catalogue.js';
import type { Use } from '../../../src/catalogue/commemorations.js';
import type { Records } from '../../../src/catalogue/records.js';
import { createEmbeddedCatalogue } from '../../../src/embedded/catalogue.js';
import { loadFixtures } from '../../../src/fixtures/load.js';
import { dateFrom, daysOf } from '../../support/dates.js';
import { vocabularyOf } from '../../support/records/builders.js';

const directory = fileURLToPath(new URL('../../../fixtures', import.meta.url));
const none = vocabularyOf();

describe('what is sung, from the fixtures', () => {
  let records: Records;
  let catalogue: Catalogue;
  beforeAll(async () => {
    records = await loadFixtures(directory);
    catalogue = createEmbeddedCatalogue(records, none);
  }, 240_000);

  const on = (date: string, calendar: Reckoning = 'gregorian', use: Use = 'all') =>
    serviceOf(dateFrom(date), { calendar, use }, { catalogue });
  const inBrief = ({ troparia, kontakia }: Service) => ({
    troparia: troparia.map(({ of, place }) => [of, place]),
    kontakia: kontakia.map(({ of, place }) => [of, place]),
  });

  it.each(['gregorian', 'julian'] as const)(
    'has a troparion wherever there is a Liturgy (%s)',
    async (calendar) => {
      for (let year = 2024; year <= 2034; year += 1) {
        for (const date of daysOf(year)) {
          const text = formatDate(date);
          const found = await on(text, calendar);
          const { liturgy, troparia, kontakia, prokeimena, communion } = found;
          if (liturgy === 'none') continue;
          expect([text, communion.length]).not.toContain(0);
          if (liturgy === 'presanctified') continue;
          expect([text, troparia.length, kontakia.length, prokeimena.length]).not.toContain(0);
          const { period, offset } = liturgicalDay(date, calendar);
          // The books have no alleluia of their own on the second Sunday of Lent.
          const hasAlleluia = found.alleluia.length > 0 || found.insteadOfAlleluia !== null;
          if (offset !== -35) expect([text, hasAlleluia]).toEqual([text, true]);
          if (period?.phase !== 'feast') continue;
          expect([text, ...troparia.map(({ feast }) => feast)]).toContain(period.feast);
        }
      }
    },
    240_000,
  );

  it.each([
    ['2026-12-13', 'gregorian', 'Venerable Herman of Alaska'],
    ['2027-06-28', 'julian', 'Holy Great-Martyr Lazar'],
    ['2026-07-03', 'gregorian', 'Translation of the Relics of Saint Philip'],
    ['2026-10-09', 'gregorian', 'Glorification of Saint Tikhon'],
  ] as const)('sings on %s, %s, whoever has a polyeleos: %s', async (date, calendar, title) => {
    const { troparia } = await on(date, calendar);
    expect(troparia.map(({ of }) => of)).toContainEqual(expect.stringContaining(title));
  });

  it('sings a company once, by the hymns of its own', async () => {
    const { troparia } = await on('2026-06-30');
    expect(troparia.map(({ of }) => of)).toEqual(['Synaxis of the Twelve Apostles']);
  });

  it('has the hymns of feasts and saints in their places', async () => {
    expect(inBrief(await on('2026-12-06'))).toEqual({
      troparia: [
        ['Resurrection', null],
        ['Saint Nicholas the Wonderworker, Archbishop of Myra in Lycia', null],
      ],
      kontakia: [
        ['Resurrection', null],
        ['Saint Nicholas the Wonderworker, Archbishop of Myra in Lycia', 'glory'],
        ['Theotokos', 'both-now'],
      ],
    });
    // Peter and Paul, who have one service, have one troparion.
    const { troparia } = await on('2026-06-29');
    expect(troparia).toMatchObject([{ saint: 'peter-the-apostle', feast: null, mode: 4 }]);
    // The saint of a movable feast is sung as the feast.
    const palamas = inBrief(await on('2026-03-08'));
    expect(palamas.troparia).toHaveLength(2);
  });

  it('chooses among the sets of a date by whom they are of', async () => {
    const of = async (date: string) => (await on(date)).prokeimena.map((each) => each.of);
    expect(await of('2026-10-22')).toEqual(['Kazan Icon']);
    expect(await of('2026-11-27')).toEqual(['Icon of the Sign']);
    expect(await of('2026-01-01')).toEqual(['Circumcision of the Lord', 'Basil the Great']);
    expect(await of('2026-08-01')).toEqual(['Procession of the Cross', 'The Maccabean martyrs']);
    // An icon without verses of its own has those of the Theotokos, not those of the first saint.
    expect(await of('2026-10-13')).toEqual(['Theotokos']);
  });

  it('joins the Annunciation to Holy Week and Pascha as the Typikon does', async () => {
    const parts = async (date: string) => {
      const { prokeimena, alleluia, communion } = await on(date, 'julian');
      return [prokeimena, alleluia, communion].map((each) => each.map(({ of }) => of));
    };
    const [palms, annunciation] = ['Palm Sunday', 'Annunciation'];
    expect(await parts('1996-04-07')).toEqual([
      [palms, annunciation],
      [annunciation, palms],
      [annunciation, palms],
    ]);
    expect((await parts('1961-04-07'))[0]).toEqual([annunciation, 'Great Friday']);
    const pascha = inBrief(await on('1991-04-07', 'julian'));
    expect(pascha.troparia.map(([, place]) => place)).toEqual([null, 'glory']);
    expect(pascha.kontakia.map(([, place]) => place)).toEqual(['both-now']);
    const palmSunday = await on('1996-04-07', 'julian');
    expect(palmSunday.antiphons).toEqual([]);
    expect(palmSunday.entrance[0]?.reference?.lxx).toBe('Ps 95:2');
    expect((await on('2012-04-07', 'julian')).insteadOfItIsMeet?.html).toMatch(/living ark/);
  });

  it('sings the second prokeimenon without a verse, and alleluia in one tone', async () => {
    const { prokeimena, alleluia, communion } = await on('2026-12-06');
    expect(prokeimena.map(({ mode, verses }) => [mode, verses.length])).toEqual([
      [2, 2],
      [7, 1],
    ]);
    expect(alleluia.map(({ mode }) => mode)).toEqual([2, 2]);
    expect(communion.map(({ of }) => of)).toEqual(['Every Sunday', 'Nicholas the Wonderworker']);
    expect(prokeimena[0]?.verses[0]).toEqual({
      text: 'The LORD is my strength and song, and is become my salvation.',
      incipit: { language: 'cu', text: expect.any(String) },
      reference: { kjv: 'Ps 118:14', lxx: 'Ps 117:14' },
      note: null,
    });
  });

  it('has what takes the place of fixed parts', async () => {
    const { antiphons, insteadOfTrisagion, insteadOfItIsMeet, entrance } = await on('2026-12-25');
    expect(antiphons).toHaveLength(3);
    expect(antiphons[2]?.refrain.mode).toBe(4);
    expect(insteadOfTrisagion?.html).toMatch(/^<p>All you who were baptised/);
    expect(insteadOfItIsMeet).not.toBeNull();
    expect(entrance[0]?.reference).toEqual({ kjv: 'Ps 110:3-4', lxx: 'Ps 109:3-4' });
    const saturday = await on('2026-04-11');
    expect(saturday.insteadOfAlleluia?.verses).toHaveLength(7);
    expect(saturday.insteadOfCherubicHymn).not.toBeNull();
    const [pascha] = (await on('2026-04-12')).communion;
    expect(pascha?.verses[0]).toMatchObject({
      text: "Receive Christ's body,\ntaste of the immortal fountain.",
      reference: null,
    });
  });

  it('leaves the Presanctified its communion hymn, and a day without Liturgy nothing', async () => {
    const presanctified = await on('2026-03-04');
    expect([presanctified.troparia, presanctified.prokeimena]).toEqual([[], []]);
    expect(presanctified.communion).toMatchObject([
      { verses: [{ reference: { lxx: 'Ps 33:9' } }] },
    ]);
    expect((await on('2026-03-02')).communion).toEqual([]);
  });

  it('has the antiphons of Greek use, whose third has the troparion of the day', async () => {
    const sunday = await on('2026-10-04', 'gregorian', 'greek');
    const references = sunday.antiphons.map(({ verses }) =>
      verses.map((each) => each.reference?.lxx),
    );
    expect(references).toEqual([
      ['Ps 102:1', 'Ps 102:2', 'Ps 102:19'],
      ['Ps 145:1-2', 'Ps 145:5', 'Ps 145:10'],
      ['Ps 117:24'],
    ]);
    expect(sunday.antiphons[2]?.refrain.html).toBe(sunday.troparia[0]?.html);
    const monday = await on('2026-10-05', 'gregorian', 'greek');
    expect(monday.antiphons[1]?.verses).toHaveLength(3);
    expect((await on('2026-10-04')).antiphons).toEqual([]);
    expect((await on('2026-12-25', 'gregorian', 'greek')).antiphons).toEqual(
      (await on('2026-12-25')).antiphons,
    );
    expect((await on('2026-04-05', 'gregorian', 'greek')).antiphons).toEqual(
      (await on('2026-04-05')).antiphons,
    );
    for (const other of ['2026-08-06', '2026-01-01', '2026-04-04', '2026-04-19', '2026-08-15'])
      expect([other, (await on(other, 'gregorian', 'greek')).antiphons]).toEqual([other, []]);
  });

  it('has the verses of the tone in Greek use, unless the epistle is that of a saint', async () => {
    const prokeimenaOn = async (date: string) =>
      (await on(date, 'gregorian', 'greek')).prokeimena.map(({ of }) => of);
    expect(await prokeimenaOn('2026-10-04')).toEqual(['Sunday, mode 1']);
    expect(await prokeimenaOn('2025-10-26')).toEqual([]);
    // Of the feast in whose afterfeast the Sunday is, it has nothing.
    expect(await prokeimenaOn('2026-11-22')).toHaveLength(1);
  });

  it('has no hymns of the Protection in Greek use, which has its own', async () => {
    const { troparia, songsNote } = await on('2027-10-28', 'gregorian', 'greek');
    expect(JSON.stringify(troparia)).not.toContain('Protection');
    expect(songsNote).toContain('The Protection has hymns of its own in Greek use');
  });

  it('has nobody else’s verses for a saint who has none', async () => {
    // Paraskeva of Iconium has the verses of the date, and Terence and Neonilla are sung.
    const { troparia, prokeimena } = await on('2027-10-28', 'gregorian', 'slavic');
    expect(troparia.map(({ of }) => of).join()).not.toContain('Parask');
    expect(prokeimena.map(({ of }) => of).join()).not.toContain('Parask');
  });

  it('has the troparion of a saint on another day that has only a kontakion of its own', async () => {
    // The dedication of the church at Lydda.
    const { troparia, kontakia } = await on('2026-11-16', 'julian', 'slavic');
    const incipitsOf = (hymns: typeof troparia) => hymns.map(({ incipit }) => incipit.text);
    expect(incipitsOf(troparia)).toContainEqual(expect.stringMatching(/^Яко пленных свободитель/));
    expect(incipitsOf(kontakia)).toContainEqual(expect.stringMatching(/^К возбранному и скорому/));
  });

  it('has nobody whom another use alone keeps on the day', async () => {
    // Catherine is kept on the 24th in Slavic use.
    const sungOn = async (date: string, use: Use) =>
      (await on(date, 'gregorian', use)).troparia.map(({ saint }) => saint);
    const catherine = 'catherine-of-alexandria';
    expect(await sungOn('2026-11-24', 'all')).toContain(catherine);
    expect(await sungOn('2026-11-25', 'all')).not.toContain(catherine);
    expect(await sungOn('2026-11-25', 'greek')).toContain(catherine);
    // On the 22nd, Philemon and those with him.
    expect(await sungOn('2026-11-23', 'all')).not.toContain('onesimus-of-the-seventy');
    expect(await sungOn('2027-11-22', 'all')).toContain('philemon-and-apphia');
  });

  it('says what it leaves out', async () => {
    const note = async (date: string, use: Use = 'greek') =>
      (await on(date, 'gregorian', use)).songsNote;
    expect(await note('2026-10-04')).toBeNull();
    expect(await note('2027-02-14')).toBeNull();
    expect(await note('2027-08-31')).toContain('the kontakion of the season');
    expect(await note('2026-10-12')).toBe(
      'Not given, since Greek calendars differ: the prokeimenon, alleluia and communion verse of the saints.',
    );
    expect(await note('2026-08-15')).toBe(
      'Not given, since Greek calendars differ: the antiphons.',
    );
    expect(await note('2026-12-25')).toBeNull();
    expect(await note('2026-12-24')).not.toMatch(/antiphons/);
    expect(await note('2026-10-04', 'all')).toBeNull();
    expect(await note('2027-05-19', 'slavic')).toMatch(
      /^Left out, since no hymns of their own are given here: [^;]*Demetrius Donskoy/,
    );
    // John of Kronstadt, of polyeleos, on the Sunday before the Nativity.
    expect(await note('2026-12-20', 'slavic')).toMatch(
      /^Left out, .*: Righteous John of Kronstadt, Wonderworker\.$/,
    );
    // The Myrrh-bearers head the day and are sung as the Sunday.
    expect(await note('2027-05-16', 'slavic')).toBeNull();
    expect(await note('2026-12-24', 'all')).toMatch(/^A Liturgy that begins with Vespers/);
    expect(await note('2026-03-04', 'all')).toMatch(/^The prokeimena of Vespers/);
  });

  it('calls the kontakion of a season in Greek use by the season, not by its feast', async () => {
    const { kontakia } = await on('2026-12-06', 'gregorian', 'greek');
    expect(kontakia).toMatchObject([{ of: 'Season', feast: 'forefeast-of-the-nativity' }]);
  });

  it('has nothing without propers, rather than a part of the hymns', async () => {
    const { propers: _, ...older } = records;
    const { troparia, kontakia, communion } = await serviceOf(
      dateFrom('2026-12-06'),
      { calendar: 'gregorian', use: 'all' },
      { catalogue: createEmbeddedCatalogue(older, none) },
    );
    expect([troparia, kontakia, communion]).toEqual([[], [], []]);
  });

  it('has the words of every verse, cut where they say', () => {
    const verses = (records.propers ?? []).flatMap(({ propers }) =>
      propers.flatMap(({ verse }) => verse ?? []),
    );
    const wrong = verses.flatMap((verse) => {
      const whole = verseText({ ...verse, cut: [] });
      if (whole === undefined) return [verse.slavonic];
      const words = verse.cut.flatMap(({ from, to }) => [from, to]);
      return words.filter((each) => each !== undefined && !whole.includes(each));
    });
    expect(wrong).toEqual([]);
    const departed = verses.find(({ slavonic }) => slavonic === 'Ps 64:5; 101:13');
    const fathers = verses.find(({ slavonic }) => slavonic === 'Dan 3:27');
    expect(fathers && verseText(fathers)).toBe(
      'For thou art righteous in all the things that thou hast done to us',
    );
    expect(departed && verseText(departed)).toBe(
      'Blessed is the man whom thou choosest, and causest to approach unto thee; thy remembrance unto all generations.',
    );
  });
});
