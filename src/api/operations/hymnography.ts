/** `/v1/saints/{slug}/hymnography`: a saint's hymns. */

import { type Static, Type } from 'typebox';
import { type OperationsContext, operation } from '../operation.js';
import { hymnographyUrl } from '../record-urls.js';
import { parameters, SaintSlug } from '../schemas/parameters.js';
import {
  array,
  choice,
  Mode,
  named,
  nullable,
  present,
  Slug,
  text,
  Url,
} from '../schemas/shapes.js';
import { findSaint } from './saint.js';

export const Incipit = named('Incipit', 'How the received original of a hymn begins.', {
  language: choice(['cu', 'el'], '`cu` Church Slavonic, `el` Greek.'),
  text: text('Its first words, by which a choir finds the melody.'),
});

export const hymnWords = {
  melody: nullable(
    Type.String(),
    'First words of the model to whose melody the original is sung; null if it names none.',
  ),
  html: text('HTML with only `p`, `br`, `em` and `strong`.'),
  source: choice(
    ['proper', 'common'],
    "`proper` to the saint, or `common`: the General Menaion's for the saint's class.",
  ),
  incipit: Incipit,
};

const Hymn = named('Hymn', 'A hymn in English.', {
  mode: Mode,
  ...hymnWords,
  original: nullable(
    Type.String(),
    'The whole original, if available; `имярек` stands for a name.',
  ),
});

export const hymns = { troparion: nullable(Hymn), kontakion: nullable(Hymn) };

export const hymnsByUse = {
  ...hymns,
  greek: Type.Optional(named('GreekHymns', 'What Greek use sings instead.', hymns)),
};

const CommemorationHymns = named('CommemorationHymns', 'Hymns of another day.', {
  title: text('What is commemorated.'),
  ...hymnsByUse,
});

export const Hymnography = named('Hymnography', "A saint's troparion and kontakion.", {
  slug: Slug,
  name: text('Name of the saint.'),
  ...hymnsByUse,
  commemorations: array(CommemorationHymns, 'Further commemorations that have hymns of their own.'),
  url: Url,
});
export type Hymnography = Static<typeof Hymnography>;

export const hymnographyOperations = ({ catalogue }: OperationsContext) => ({
  getHymnography: operation({
    operationId: 'getHymnography',
    path: '/v1/saints/{slug}/hymnography',
    tag: 'Saints',
    summary: 'The hymns of a saint',
    description:
      "Use it for the troparion and kontakion of a saint: simple HTML, mode, melody, the Slavonic or Greek original, and whether it is the saint's own or common to the class.",
    parameters: parameters({ slug: SaintSlug }),
    answer: Hymnography,
    lastModified: ({ slug }) => catalogue.changedAt('saint', slug),
    async handle({ slug }) {
      const saint = await findSaint(catalogue, slug, hymnographyUrl);
      const { commemorationHymns: commemorations } = saint;
      return present(Hymnography, { ...saint, commemorations, url: hymnographyUrl(slug) });
    },
  }),
});
