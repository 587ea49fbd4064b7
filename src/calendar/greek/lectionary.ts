/**
 * The readings of Greek use: those of `greek.json`, and those of Slavic use where it has no others.
 * Source: the Greek Orthodox Archdiocese of America, the Antiochian Archdiocese, and the Apostolos
 * and Evangelion of the Greek Church.
 */
import greek from '../lectionary/greek.json' with { type: 'json' };
import slavic from '../lectionary/slavic.json' with { type: 'json' };
import { lectionaryOf, type Reading } from '../lectionary/table.js';
import { titleOfPlace } from './title.js';

/** The kinds of which one is read at the Liturgy. */
export type KindOfLiturgy = 'epistle' | 'gospel';

/** By key; a day of the Menaion has its rows under `12-06 all`, `12-06 weekday`, `03-26 saturday`. */
const own = lectionaryOf(greek, titleOfPlace);
const shared = lectionaryOf(slavic, titleOfPlace);

/** Days whose services in the Slavic table are of saints whom Greek use does not keep then. */
const slavicDays = new Set(
  (
    '01-02 02-05 02-27 03-31 04-07 05-03 05-07 05-11 07-05 07-10 07-15 07-19 07-24 07-26 08-09 08-13 08-28 ' +
    '09-24 09-25 10-01 10-06 10-09 12-13 P+63'
  ).split(' '),
);

/** Slavic readings that are no saint's: of the waters at Mid-Pentecost. */
const slavicOccasion = 'Lesser Blessing of Waters';

/** Where the services of a day stand in the Slavic table, if under another day. */
const sharedUnder: ReadonlyMap<string, string> = new Map([['10-28', '10-01']]);

const isOfLiturgy = ({ service, kind }: Reading): boolean =>
  service === 'liturgy' && (kind === 'epistle' || kind === 'gospel');

/** The reading of the Liturgy under a key; the archdiocese prints one where Slavic use has two. */
export function readingAt(key: string, kind: KindOfLiturgy): Reading | undefined {
  const isSought = (reading: Reading) => isOfLiturgy(reading) && reading.kind === kind;
  const found = own.get(key)?.find(isSought);
  return found ?? (isDayOfMenaion(key) ? undefined : shared.get(key)?.find(isSought));
}

/** The readings of all other services under a key. */
export const othersAt = (key: string): readonly Reading[] => others.get(key) ?? [];

const others: ReadonlyMap<string, readonly Reading[]> = new Map(
  [...new Set([...own.keys(), ...shared.keys()].map((key) => key.split(' ')[0] ?? key))].map(
    (key) => [key, othersUnder(key)],
  ),
);

/** A matins gospel of Greek use replaces the other. */
function othersUnder(key: string): Reading[] {
  const isElse = (reading: Reading) => !isOfLiturgy(reading);
  const ofGreek = [own.get(key) ?? [], own.get(`${key} weekday`) ?? []].flat().filter(isElse);
  const ofShared = slavicDays.has(key) ? [] : (shared.get(sharedUnder.get(key) ?? key) ?? []);
  const isReplaced = ({ kind }: Reading) =>
    kind === 'matins-gospel' && ofGreek.some((reading) => reading.kind === kind);
  const kept = ofShared.filter(
    (reading) =>
      isElse(reading) && !isReplaced(reading) && !reading.occasion.includes(slavicOccasion),
  );
  return [...kept, ...ofGreek];
}

function isDayOfMenaion(key: string): boolean {
  return /^\d\d-\d\d/.test(key);
}
