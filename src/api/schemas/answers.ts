/**
 * The answers of the API, as JSON Schema 2020-12. Types, the tests' validation and the OpenAPI
 * document derive from these; a schema with a `title` becomes a component of that name.
 */
import { type Static, Type } from 'typebox';
import { hitTypes, matchKinds } from '../../catalogue/catalogue.js';
import { communions } from '../../catalogue/records.js';
import { problemKinds } from '../../http/problem.js';
import {
  choice,
  feastSummary,
  list,
  Mode,
  MonthDay,
  named,
  nullable,
  Slug,
  text,
  Url,
} from './shapes.js';

const CountryName = named('CountryName', 'A country, by name.', {
  slug: Slug,
  name: text('Name in English.'),
  isoCode: text('ISO 3166-1 alpha-2.'),
});

const saintSummary = {
  slug: Slug,
  name: text('Name in English, without "Saint".'),
  shortBio: text('Who this is, in a sentence or two.'),
  feastTitle: text("In a day's answer, that day's commemoration; elsewhere the primary one."),
  originCountry: nullable(
    CountryName,
    'The present-day country that the saint chiefly belongs to.',
  ),
  categories: Type.Array(Type.String(), { description: 'Kinds of saint, the class first.' }),
  patronage: Type.Array(Type.String(), { description: "What the saint's prayers are asked for." }),
  url: Url,
};

export const SaintSummary = named('SaintSummary', 'A saint, in brief.', saintSummary);
export type SaintSummary = Static<typeof SaintSummary>;

const feastDay = {
  title: text('What is commemorated.'),
  primary: Type.Boolean({ description: 'Whether this is the chief commemoration.' }),
  note: nullable(Type.String(), 'What another use does (the Greek, for example), or null.'),
};
const FixedFeastDay = named('FixedFeastDay', 'A commemoration on a fixed day.', {
  ...feastDay,
  gregorian: MonthDay,
  julian: MonthDay,
});
const MovableFeastDay = named('MovableFeastDay', 'A commemoration that moves with Pascha.', {
  ...feastDay,
  offset: Type.Integer({ description: 'Days from Pascha.' }),
});

export const SaintDetail = named('Saint', 'A saint, with the life and all commemorations.', {
  ...saintSummary,
  alternateNames: Type.Array(Type.String(), {
    description: 'Other spellings, languages and epithets.',
  }),
  biography: text('Plain text; paragraphs are separated by a blank line.'),
  feastDays: Type.Array(Type.Union([FixedFeastDay, MovableFeastDay]), {
    description: 'Every commemoration; exactly one is primary.',
  }),
  troparionMode: nullable(Mode, 'Mode of the troparion that the hymnography endpoint gives.'),
  reposed: nullable(Type.String(), 'Year or century of repose, as free text.'),
  hymnographyUrl: text('API path of the hymns.'),
  references: Type.Array(Type.String(), { description: 'Sources of the life.' }),
});
export type SaintDetail = Static<typeof SaintDetail>;

const Incipit = named('Incipit', 'How the received original of a hymn begins.', {
  language: choice(['cu', 'el'], '`cu` Church Slavonic, `el` Greek.'),
  text: text('Its first words, by which a choir finds the melody.'),
});

const Hymn = named('Hymn', 'A hymn in English.', {
  mode: Mode,
  html: text('HTML with only `p`, `br`, `em` and `strong`.'),
  source: choice(
    ['proper', 'common'],
    "`proper` to the saint, or `common`: the General Menaion's for the saint's class.",
  ),
  incipit: Incipit,
});

export const hymns = { troparion: nullable(Hymn), kontakion: nullable(Hymn) };

const CommemorationHymns = named('CommemorationHymns', "A further commemoration's hymns.", {
  title: text('What is commemorated.'),
  ...hymns,
});

export const Hymnography = named('Hymnography', "A saint's troparion and kontakion.", {
  slug: Slug,
  name: text('Name of the saint.'),
  ...hymns,
  commemorations: Type.Array(CommemorationHymns, {
    description: 'Further commemorations that have hymns of their own.',
  }),
  url: Url,
});
export type Hymnography = Static<typeof Hymnography>;

const country = {
  slug: Slug,
  name: text('Name in English.'),
  isoCode: text('ISO 3166-1 alpha-2.'),
};
const countrySummary = text('The Church and her saints in this country.');

export const Country = named('Country', 'A present-day country.', {
  ...country,
  orthodoxPopulation: nullable(
    named('OrthodoxPopulation', 'An estimate of the Orthodox population.', {
      estimate: Type.Integer({ minimum: 0, description: 'People.' }),
      year: Type.Integer({ description: 'Year of the estimate.' }),
      source: text('Where the figure comes from, and any doubts about it.'),
      communion: choice(communions, 'The communion of most of them.'),
    }),
  ),
  saintCount: Type.Integer({ minimum: 0, description: 'Saints with this origin.' }),
  calendar: nullable(
    choice(['gregorian', 'julian', 'both']),
    'The calendar that its Churches keep; null if unknown.',
  ),
  summary: countrySummary,
  url: Url,
});
export type Country = Static<typeof Country>;

const Highlight = nullable(Type.String(), 'HTML-escaped snippet with matches in `<em>`, or null.');
const found = {
  highlight: Highlight,
  matched: choice(
    matchKinds,
    'Why it is a result; `sound` is another spelling of a name, `spelling` a guess at a typing error.',
  ),
};
const SaintResult = named('SaintResult', 'A saint found by search.', {
  type: choice(['saint']),
  ...saintSummary,
  feastDay: Type.Union(
    [
      Type.Object({ gregorian: MonthDay, julian: MonthDay }, { additionalProperties: false }),
      Type.Object(
        { offset: Type.Integer({ description: 'Days from Pascha.' }) },
        { additionalProperties: false },
      ),
    ],
    { description: 'When the primary commemoration is kept.' },
  ),
  ...found,
});
const CountryResult = named('CountryResult', 'A country found by search.', {
  type: choice(['country']),
  ...country,
  summary: countrySummary,
  url: Url,
  ...found,
});
const FeastResult = named('FeastResult', 'A feast found by search.', {
  type: choice(['feast']),
  ...feastSummary,
  ...found,
});
const SearchResult = Type.Union([SaintResult, CountryResult, FeastResult]);
export type SearchResult = Static<typeof SearchResult>;

export const SaintList = list('SaintList', SaintSummary);
export type SaintList = Static<typeof SaintList>;
export const CountryList = list('CountryList', Country);
export type CountryList = Static<typeof CountryList>;
export const SearchResultList = list('SearchResultList', SearchResult);
export type SearchResultList = Static<typeof SearchResultList>;

export const Suggestions = named('Suggestions', 'What a half-typed text may mean.', {
  data: Type.Array(
    named('Suggestion', 'A record that the text may mean.', {
      type: choice(hitTypes),
      slug: Type.String({ description: "The record's slug; a feast's key." }),
      name: text("The record's name; a feast's title."),
      url: Url,
    }),
  ),
});
export type Suggestions = Static<typeof Suggestions>;

export const PatronageList = list(
  'PatronageList',
  named('Patronage', 'A topic of patronage.', {
    topic: text("The topic, as in a saint's `patronage`."),
    saintCount: Type.Integer({
      minimum: 1,
      description: 'Saints with this patronage: what `patronOf` finds by the topic.',
    }),
    alsoCalled: Type.Array(Type.String(), {
      description:
        'Other words for it, which `patronOf` takes too. A word of several topics finds the saints of each.',
    }),
  }),
);
export type PatronageList = Static<typeof PatronageList>;

export const Problem = Type.Object(
  {
    type: text('Path that names the kind of problem.'),
    title: text('The kind of problem, in words.'),
    status: Type.Integer({ description: 'HTTP status.' }),
    code: choice(Object.keys(problemKinds), 'The kind of problem, for programs.'),
    detail: text('What is wrong with this request.'),
    requestId: text('The `X-Request-Id` of the answer.'),
    errors: Type.Optional(
      Type.Array(
        named('ParameterError', 'One mistake of the request.', {
          parameter: text('Name of the parameter.'),
          detail: text('What was expected.'),
        }),
      ),
    ),
  },
  { title: 'Problem', description: 'An error, RFC 9457.', additionalProperties: false },
);
