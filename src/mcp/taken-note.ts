/** What a tool says of a name that no saint has. */
import type { SaintList } from '../api/operations/saints.js';

export type Taken = NonNullable<SaintList['taken']>;

/** How a name is related to what is taken for it, in words. */
const words: Readonly<Record<Taken['how'], string>> = {
  form: 'it is the same name in another form',
  meaning: 'taken for the meaning',
  sound: 'taken for the sound',
  related: 'a related name is taken',
  none: 'no saint is usually taken',
};

export const takenNote = ({ name, how, reason }: Taken): string =>
  `no saint has the name ${name}: ${words[how]}. ${reason}`;
