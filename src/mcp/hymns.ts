/** Hymns, which several tools add on request. */
import { Type } from 'typebox';
import { Hymnography } from '../api/operations/hymnography.js';
import { nullable } from '../api/schemas/shapes.js';
import { pick } from '../catalogue/pick.js';

export const AskHymns = Type.Boolean({
  default: false,
  description:
    'Adds the troparion and kontakion in English; `source` is proper, or common to the class.',
});

const [Hymn] = Hymnography.properties.troparion.anyOf;
const hymnFields = ['mode', 'html', 'source'] as const;
const ToolHymn = nullable(Type.Pick(Hymn, hymnFields));

/** The hymns in a tool's answer: left out unless requested. */
export const toolHymns = {
  troparion: Type.Optional(ToolHymn),
  kontakion: Type.Optional(ToolHymn),
};

/** The hymns without what only a choir needs. */
export const presentHymns = (hymns: Pick<Hymnography, 'troparion' | 'kontakion'>) => ({
  troparion: hymns.troparion && pick(hymns.troparion, hymnFields),
  kontakion: hymns.kontakion && pick(hymns.kontakion, hymnFields),
});
