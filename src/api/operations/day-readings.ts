/** The readings of a day, with their texts where they are asked for. */
import { type Static, Type } from 'typebox';
import {
  type Reading as AppointedReading,
  readingKinds,
  services,
} from '../../calendar/lectionary/table.js';
import { type Translation, translations } from '../../scripture/translations.js';
import { array, choice, integer, named, nullable, text } from '../schemas/shapes.js';

const Passage = named('Passage', 'Verses of one book, both ends included.', {
  book: text('USFM book code, as Bible APIs know it: `1CO`.'),
  start: text('`chapter:verse`, English (King James) numbering.'),
  end: text('`chapter:verse`.'),
});

const Verse = named('Verse', 'A verse of a reading.', {
  book: text('USFM book code.'),
  chapter: integer(1, 150, 'Chapter.'),
  verse: integer(1, 176, 'Verse.'),
  text: text('Its words.'),
});

export const Reading = named('Reading', 'A reading of Scripture, by reference.', {
  service: choice(services, 'The service at which it is read.'),
  kind: choice(readingKinds, 'What it is read as; `ot` is a paremia.'),
  reference: text('For people to read; `(LXX)` marks Septuagint numbering.'),
  passages: array(
    Passage,
    'For fetching the text; empty for a lesson that cannot be given as verses.',
  ),
  occasion: text('Why it is read: the place in the cycle, the feast, the saint.'),
  text: Type.Optional(
    nullable(
      array(Verse, 'With `text`.'),
      'Null for a lesson that has no verses, and under `kjv` for a book of the Apocrypha.',
    ),
  ),
});
export type Reading = Static<typeof Reading>;

/** After the occasion of a reading that is replaced by another. */
export const replacedSuffix = ' (in place)';

/** Each reading as answers have it; with its words, if there is a translation. */
export function presentReadings(
  readings: readonly AppointedReading[],
  translation?: Translation,
): Reading[] {
  return readings.map(({ isReplaced, ...reading }) => {
    const occasion = isReplaced ? reading.occasion + replacedSuffix : reading.occasion;
    if (translation === undefined) return { ...reading, occasion };
    const { passages } = reading;
    const { bible } = translations[translation];
    const verses = passages.length === 0 ? undefined : bible.verses(passages);
    return { ...reading, occasion, text: verses ?? null };
  });
}
