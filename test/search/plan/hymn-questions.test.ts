import { describe, expect, it } from 'vitest';
import { callsUpon, hymnTold } from '../../../src/search/plan/hymn-questions.js';
import { tokenize } from '../../../src/search/text/tokens.js';

const tokensOf = (text: string) => tokenize(text, 400).tokens;
const toldIn = (text: string) =>
  hymnTold(tokensOf(text))
    ?.map(({ word }) => word)
    .join(' ');

describe('what a hymn is said to say', () => {
  it.each([
    [
      'the troparion that calls him a bright star of the frozen north',
      'bright star of the frozen north',
    ],
    [
      'A very long kontakion, about the prince and his icon standing still',
      'prince and his icon standing still',
    ],
    ['hymn comparing a town on the Volga to old Israel', 'town on the volga to old israel'],
    [
      'kontakion: the ground could not hide the bodies of those monks',
      'ground could not hide the bodies of those monks',
    ],
  ])('is found in %j', (text, told) => {
    expect(toldIn(text)).toBe(told);
  });

  it.each([
    ['troparion of Sergius of Radonezh', 'a name'],
    ['hymn to the Mother of God before battle with Persians', 'a hymn of somebody'],
    ['nun who composed the troparion about the sinful woman at the feet', 'who wrote it'],
    ['hymn that a child heard angels sing in the sky above the city', 'where it is from'],
    [
      'she sold all that she had and kept one troparion about the frozen star above her village',
      'a life',
    ],
    ['star of the north over the frozen sea', 'no hymn'],
  ])('is not in %j: %s', (text) => {
    expect(toldIn(text)).toBeUndefined();
  });
});

it.each([
  ['O holy Nicholas', true],
  ['deliver us, o Lord, from the scourge', true],
  ['who wrote the prayer O Lord and Master', false],
  ['Feofan O from Kostroma', false],
  ['deliver us from the scourge', false],
])('whether %j calls upon somebody: %s', (text, expected) => {
  expect(callsUpon(tokensOf(text))).toBe(expected);
});
