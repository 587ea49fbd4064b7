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
  ['Пантелеимону Целителю', 'пантелеимон целителю'],
  ['Василия Великого', 'василий великий'],
  ['мученице Татьяне', 'мученица татьяна'],
  ['кто благословил Дмитрия Донского', 'кто благословил дмитрий донский'],
])('a name in another case stands in the nominative: %s', (asked, expected) => {
  expect(inNominative(asked, loadVocabulary()).toLowerCase()).toBe(expected);
});

it.each([
  'Серафима Горшкова',
  'Александра',
  'икона Божией Матери Казанская',
  'память смертная',
  'Правило веры и образ кротости',
  'Апостоле святый Архиппе, моли',
  'От юности, преподобне Феодосие',
  'Saint Sergius',
  'Άγιος Νικόλαος',
])('what is no name in another case stays: %s', (asked) => {
  expect(inNominative(asked, loadVocabulary())).toBe(asked);
});
