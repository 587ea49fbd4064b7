import { expect, test } from 'vitest';
import { fitOnPaper } from '../../../src/site/calendar/print-fit.js';

const line = (letters: number, isRed = false, rank = 1) => ({
  title: 'x'.repeat(letters),
  isRed,
  rank,
});
const saint = (letters: number, rank: number) => line(letters, rank >= 5, rank);

test('everything is printed where there is room', () => {
  const cell = { feasts: [line(20), line(20)], saints: [saint(40, 2), saint(30, 1)] };
  expect(fitOnPaper(cell, 5)).toEqual({ feasts: [true, true], saints: [true, true] });
});

test('a saint with a vigil, the feast of the day and a saint of some rank come before an icon', () => {
  const cell = { feasts: [line(60), line(40)], saints: [saint(40, 5), saint(20, 3), saint(20, 1)] };
  expect(fitOnPaper(cell, 6)).toEqual({ feasts: [true, false], saints: [true, true, false] });
});

test('what is red is printed even where it has no room', () => {
  const cell = { feasts: [line(100), line(100, true)], saints: [saint(100, 6)] };
  expect(fitOnPaper(cell, 6)).toEqual({ feasts: [true, true], saints: [true] });
});

test('after the first that has no room come no shorter ones', () => {
  const cell = { feasts: [line(100)], saints: [saint(90, 1), saint(5, 1)] };
  expect(fitOnPaper(cell, 6)).toEqual({ feasts: [true], saints: [false, false] });
});

test('a saint or a feast with a doxology has room before others, and some lines more', () => {
  const synaxis = line(60, false, 3);
  const cell = { feasts: [line(60), synaxis], saints: [saint(60, 2), saint(60, 4)] };
  expect(fitOnPaper(cell, 6)).toEqual({ feasts: [true, true], saints: [false, true] });
});
