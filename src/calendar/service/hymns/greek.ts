/**
 * What Greek use is known to have in common: the resurrection, the feast and the saint, and the one
 * kontakion of the season. On other days its calendars choose the kontakion, and none is given here.
 */
import { isBetween, isSunday } from '../../coordinates.js';
import { at, type Row } from '../served-day.js';
import { isInPeriod, type SungDay } from '../sung-day.js';
import { greatFeasts } from './great-feasts.js';
import {
  feast,
  honouredFirst,
  type Order,
  type Part,
  period,
  row,
  sundayTone,
  tone,
  triodion,
} from './parts.js';

const withoutTone = ([[troparia, kontakia], applies]: Row<Order, SungDay>) =>
  row(
    troparia,
    kontakia.filter((part) => part !== tone),
    applies,
  );

const toneOrPascha: Part = (day) => (isSunday(day) ? tone : feast('pascha'))(day);

export const greek = [
  ...greatFeasts.map(withoutTone),
  row([triodion], [triodion], at(-57, 48, -3, -2, -1, 24, -50, -43, -15)),
  row([tone, feast('ascension'), triodion], [feast('ascension')], at(42)),
  row([tone, triodion], [triodion], at(56)),
  row([triodion], [feast('pascha')], at(7)),
  row([toneOrPascha, honouredFirst()], [feast('pascha')], ({ offset }) => isBetween(offset, 8, 37)),
  row([feast('pascha')], [feast('pascha')], at(38)),
  row([tone], [triodion], at(-70, -63, -56, -49)),
  row([tone, triodion], [], at(-42, -35, -28, -21, -14)),
  row([sundayTone, period, honouredFirst()], [period], isInPeriod),
  row([sundayTone, honouredFirst()], [], (day) => isSunday(day) || day.honoured.length > 0),
];
