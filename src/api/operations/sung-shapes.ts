/** The shapes of what is sung at a Liturgy. */
import { type Static, Type } from 'typebox';
import { places } from '../../calendar/service/sung-day.js';
import { array, choice, Mode, named, nullable, Slug, text } from '../schemas/shapes.js';
import { hymnWords, Incipit } from './hymnography.js';
import { SungVerse } from './sung-verses.js';

const OwnMode = nullable(Mode, 'Tone; null if it has none of its own.');

const SungHymn = named('SungHymn', 'A hymn as it is sung at a Liturgy.', {
  of: text('Whose it is: `Resurrection`, the title of a feast or a commemoration.'),
  saint: nullable(Slug, "Slug, if it is a saint's."),
  feast: nullable(Slug, "Key, if it is a feast's."),
  place: nullable(
    choice(places),
    'What is sung before it: "Glory to the Father", "both now and ever", or both.',
  ),
  mode: OwnMode,
  ...hymnWords,
});
export type SungHymn = Static<typeof SungHymn>;

const SungVerses = named('SungVerses', 'Verses that are sung together.', {
  of: text('Whose they are.'),
  mode: OwnMode,
  verses: array(SungVerse),
});
export type SungVerses = Static<typeof SungVerses>;

export const SungText = named('SungText', 'Words in the place of a fixed part of the Liturgy.', {
  mode: OwnMode,
  html: text('HTML with only `p` and `br`.'),
  incipit: Incipit,
});
export type SungText = Static<typeof SungText>;

const Antiphon = named('Antiphon', 'An antiphon and its refrain.', {
  mode: OwnMode,
  verses: array(SungVerse),
  refrain: SungText,
});

const insteadOfPart = (part: string) => nullable(SungText, `In place of ${part}; null if nothing.`);

/** The members of the answer; empty and null where no Liturgy with an epistle is served. */
export const sung = {
  antiphons: array(
    Antiphon,
    'The three of a feast of the Lord; in Greek use of other days too, where they are known.',
  ),
  entrance: array(SungVerse, 'At the Little Entrance; empty where it is not known.'),
  troparia: array(SungHymn, "In order, without those of the church's own dedication."),
  kontakia: array(SungHymn, 'In order, after the troparia.'),
  insteadOfTrisagion: insteadOfPart('Holy God'),
  prokeimena: array(SungVerses, 'At most two: refrain and verse, then a second refrain.'),
  alleluia: array(SungVerses, 'All in the tone of the first.'),
  insteadOfAlleluia: nullable(SungVerses, 'On Great Saturday: refrain, then verses.'),
  insteadOfCherubicHymn: insteadOfPart('the Cherubic Hymn'),
  insteadOfItIsMeet: insteadOfPart('It is truly meet'),
  communion: array(SungVerses, 'Communion hymns, one after another.'),
  songsNote: nullable(Type.String(), 'What is left out, and why; null if nothing.'),
};
const Sung = Type.Object(sung);
export type Sung = Static<typeof Sung>;
