/**
 * What of a bulletin fits on two sides, estimated in lines of a column: the page has no script that
 * could measure it.
 */
import { useSuffix } from '../../api/calendar-names.js';
import type { Bulletin } from '../../api/operations/bulletin.js';

type Reading = Bulletin['day']['readings'][number];
type Service = Bulletin['service'];

/** The prokeimena, the alleluia and the communion hymns, each with its verses, and these as one text. */
export function versesOf(service: Service) {
  const { prokeimena, alleluia, insteadOfAlleluia, communion } = service;
  return [
    ...prokeimena.map((each) => ({ name: 'Prokeimenon', ...each })),
    ...alleluia.map((each) => ({ name: 'Alleluia', ...each })),
    ...(insteadOfAlleluia ? [{ name: 'Instead of the Alleluia', ...insteadOfAlleluia }] : []),
    ...communion.map((each) => ({ name: 'Communion', ...each })),
  ].map(({ name, mode, of, verses }) => ({
    name,
    mode,
    of,
    verses,
    words: verses.map(({ text, incipit }) => text ?? `${incipit.text} …`).join(' — '),
  }));
}

/** What is printed of a bulletin; its other saints are named, its other readings cited. */
interface Fitted {
  /** How many saints, the first of them, have their summaries. */
  readonly lives: number;
  /** Those that are printed with their words. */
  readonly withText: ReadonlySet<Reading>;
}

/** Letters in a line of a column. */
const lineLength = 54;

/**
 * Lines of both columns on two sides of Letter paper, the shorter one, without what every bulletin
 * has: its head and the week ahead.
 */
const capacity = 160;

/** A heading with the space around it. */
const headingLines = 2;

/** At most so many summaries, however much room is left. */
const maxLives = 8;

const linesOf = (text: string): number => Math.ceil(text.length / lineLength);

const linesOfHymn = ({ html }: { readonly html: string }): number =>
  headingLines + total(html.split('<br>'), linesOf);

/** Lines over the whole width take the room of two in a column. */
const linesAcross = (text: string): number =>
  2 * total(text.trim().split('\n'), (line) => Math.ceil(line.length / (2 * lineLength)));

/**
 * The readings of the Liturgy come first, then the summary of the first saint, other gospels, other
 * readings, and further summaries. Where a reading of the Liturgy has no room, none after it has: a
 * second gospel with its words, beside a first without, would look like the gospel of the day.
 */
export function fitted({ day: { readings }, service, saints }: Bulletin, times = ''): Fitted {
  const names = saints.map((saint) => saint.feastTitle + useSuffix(saint)).join('; ');
  let left =
    capacity -
    linesAcross(times) -
    total([...service.troparia, ...service.kontakia], linesOfHymn) -
    total(versesOf(service), ({ words }) => 1.5 + linesOf(words)) -
    total(readings, () => headingLines) -
    linesOf(names);
  // Of the twelve gospels of the Passion, the first few would look like all of them.
  const isOfMany = ({ service: at, kind }: Reading) =>
    readings.filter((each) => each.service === at && each.kind === kind).length > 4;
  const withText = new Set<Reading>();
  let lives = 0;
  const takes = (lines: number): boolean => {
    if (lines > left) return false;
    left -= lines;
    return true;
  };
  const addTexts = (wanted: number) => {
    for (const reading of readings) {
      if (!reading.text || placeOf(reading) !== wanted || isOfMany(reading)) continue;
      const letters = total(reading.text, ({ text }) => text.length + 4);
      if (takes(letters / lineLength)) withText.add(reading);
      else if (wanted === 0) return;
    }
  };
  const addLives = (most: number) => {
    for (const { shortBio } of saints.slice(lives, most)) {
      if (!takes(headingLines + linesOf(shortBio))) return;
      lives += 1;
    }
  };
  addTexts(0);
  addLives(1);
  addTexts(1);
  addTexts(2);
  addLives(maxLives);
  return { lives, withText };
}

/** Where a reading comes when room is given out: the Liturgy, other gospels, the rest. */
function placeOf({ service, kind }: Reading): number {
  if (service === 'liturgy' || service === 'presanctified') return 0;
  return kind === 'ot' ? 2 : 1;
}

const total = <Item>(items: readonly Item[], linesOfItem: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + linesOfItem(item), 0);
