/** What a tool says of a name that no saint has, or whose day is a feast. */
import type { SaintList } from '../api/operations/saints.js';

export type WesternName = NonNullable<SaintList['westernName']>;

/** How the name is related to that of a saint, in words. */
const words: Readonly<Record<Exclude<WesternName['basis'], 'feast'>, string>> = {
  form: 'it is the same name in another form',
  meaning: 'a saint is chosen by its meaning',
  sound: 'a saint is chosen by its sound',
  related: 'a saint of a related name is chosen',
  none: 'no saint is usually chosen',
};

export const westernNameNote = ({ name, basis, feast, reason }: WesternName): string =>
  basis === 'none' && name.includes(' ')
    ? `no saint of the Orthodox calendars is meant: ${reason}`
    : basis !== 'feast'
      ? `no saint has the name ${name}: ${words[basis]}. ${reason}`
      : `the name day of ${name} is a feast: get_feast ${feast}. ${reason}`;
