/**
 * Readings of saints and icons that Russian books appoint and the table here lacks, as a sentence.
 * Source: the Russian lectionary of the Ponomar project, for days of polyeleos rank or more.
 */
import { type DayCoordinates, isBetween, isWeekend } from '../coordinates.js';
import { isInLent } from '../service/served-day.js';

const hierarch = 'Hebrews 13:17-21; Luke 6:17-23';
const venerable = 'Galatians 5:22-6:2; Luke 6:17-23';
const ofTheotokos = 'Philippians 2:5-11; Luke 10:38-42; 11:27-28';
const ofTemple = 'Hebrews 9:1-7; Luke 10:38-42; 11:27-28';

const readings: ReadonlyMap<number, readonly [whose: string, references: string]> = new Map([
  [1_09, ['Saint Philip of Moscow', 'Hebrews 13:17-21; John 10:9-16']],
  [1_14, ['Saint Nina', '1 Corinthians 4:9-16; Matthew 25:1-13']],
  [2_12, ['Saint Alexis of Moscow', hierarch]],
  [2_17, ['Saint Theodore the Recruit', '2 Timothy 2:1-10; John 15:17-16:2']],
  [5_02, ['Saints Boris and Gleb', 'Romans 8:28-39; John 15:17-16:2']],
  [5_19, ['Saint Demetrius Donskoy', venerable]],
  [5_20, ['Saint Alexis of Moscow', hierarch]],
  [6_15, ['Saint Jonah of Moscow', 'Hebrews 13:17-21; John 10:9-16']],
  [6_23, ['the Vladimir Icon', ofTheotokos]],
  [6_26, ['the Tikhvin Icon', ofTheotokos]],
  [7_02, ['the Robe of the Theotokos', ofTemple]],
  [7_03, ['Saint Philip of Moscow', 'Hebrews 13:17-21; John 10:9-16']],
  [7_08, ['the Kazan Icon', ofTheotokos]],
  [7_23, ['the Pochaev Icon', ofTemple]],
  [7_28, ['the Smolensk Icon', ofTheotokos]],
  [8_08, ['Saints Zosimas and Sabbatius', venerable]],
  [8_09, ['the Apostle Matthias', 'Acts 1:12-17, 21-26; Luke 9:1-6']],
  [8_26, ['the Vladimir Icon', ofTheotokos]],
  [8_30, ['Saint Alexander Nevsky', 'Galatians 5:22-6:2; Matthew 11:27-30']],
  [8_31, ['the Sash of the Theotokos', ofTemple]],
  [9_09, ['Saints Joachim and Anna', 'Galatians 4:22-31; Luke 8:16-21']],
  [9_11, ['Saints Sergius and Herman of Valaam', venerable]],
  [9_30, ['Saint Gregory the Illuminator', '1 Corinthians 16:13-24; Matthew 24:42-47']],
  [10_06, ['the Apostle Thomas', '1 Corinthians 4:9-16; John 20:19-31']],
  [10_09, ['the Apostle James son of Alphaeus', '1 Corinthians 4:9-16; Luke 10:16-21']],
  [10_13, ['the Iveron Icon', ofTheotokos]],
  [10_22, ['the Kazan Icon', ofTheotokos]],
  [11_27, ['the Icon of the Sign', ofTemple]],
  [12_20, ['Saint John of Kronstadt', '1 John 4:7-11; Luke 6:31-36']],
  [12_21, ['Saint Peter of Moscow', 'Hebrews 7:26-8:2; Luke 6:17-23']],
]);

/** "Read in Russia too, for the Kazan Icon: Philippians 2:5-11; …", where there may be a Liturgy. */
export function russianReadingsOn(day: DayCoordinates): string[] {
  const isOfTriodion = (isInLent(day) && !isWeekend(day)) || isBetween(day.offset, -8, 6);
  const found = isOfTriodion ? undefined : readings.get(day.monthDay);
  return found ? [`Read in Russia too, for ${found[0]}: ${found[1]}.`] : [];
}
