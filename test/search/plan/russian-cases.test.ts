import { expect, it } from 'vitest';
import { inNominative } from '../../../src/search/plan/russian-cases.js';
import { loadVocabulary } from '../../../src/wire/package-files.js';

it.each([
  ['Николаю Чудотворцу', 'николай чудотворец'],
  ['житие Сергия Радонежского', 'сергий радонежский'],
  ['молитва Ксении Петербургской', 'ксения петербургская'],
  ['икона Серафима Саровского', 'серафим саровский'],
  ['святителя Луки Крымского', 'лука крымский'],
  ['Александра Невского', 'александр невский'],
  ['Василия Великого', 'василий великий'],
  ['мученице Татьяне', 'мученица татьяна'],
])('a name in another case stands in the nominative: %s', (asked, expected) => {
  expect(inNominative(asked, loadVocabulary()).toLowerCase()).toBe(expected);
});

it.each([
  'Серафима Горшкова',
  'Александра',
  'икона Божией Матери Казанская',
  'память смертная',
  'Saint Sergius',
  'Άγιος Νικόλαος',
])('what is no name in another case stays: %s', (asked) => {
  expect(inNominative(asked, loadVocabulary())).toBe(asked);
});
