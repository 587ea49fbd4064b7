/** Greek use, as the Greek Orthodox Archdiocese of America keeps it. */
import type { UseRules } from '../use.js';
import { readingsOn } from './appointed.js';
import { greekFeasts } from './movable-feasts.js';
import { notesOn } from './notes.js';
import { greekRulings } from './rulings.js';
import { dayTitle } from './title.js';
import { transfersOn } from './transfers.js';

export const greek = {
  name: 'greek',
  title: dayTitle,
  movableFeasts: greekFeasts,
  rulings: greekRulings,
  readingsOn,
  transfersOn,
  notesOn,
} satisfies UseRules;
