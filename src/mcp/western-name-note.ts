/** What a tool says of a Western name that no saint has. */
import type { SaintList } from '../api/operations/saints.js';

export type WesternName = NonNullable<SaintList['westernName']>;

/** How the name is related to that of a saint, in words. */
const words: Readonly<Record<WesternName['basis'], string>> = {
  form: 'it is the same name in another form',
  meaning: 'a saint is chosen by its meaning',
  sound: 'a saint is chosen by its sound',
  related: 'a saint of a related name is chosen',
  none: 'no saint is usually chosen',
};

export const westernNameNote = ({ name, basis, reason }: WesternName): string =>
  `no saint has the name ${name}: ${words[basis]}. ${reason}`;
