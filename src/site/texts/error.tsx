/** What a browser is shown in place of a page. */
import type { ProblemError } from '../../api/problem.js';
import { problemKinds } from '../../api/problem.js';
import type { Page } from '../page.js';
import { capitalized } from '../words.js';

interface Told {
  readonly heading: string;
  readonly advice: string;
}

const told: Readonly<Record<number, Told>> = {
  400: {
    heading: 'That cannot be looked up',
    advice: 'Check the date or the words that were asked for.',
  },
  404: {
    heading: 'There is nothing at this address',
    advice: 'It may have been mistyped, or never have been here.',
  },
  429: {
    heading: 'Please wait a little',
    advice:
      'These pages are for reading, and each address may ask for so many of them. That is more than a reader needs, but not than several behind one address may.',
  },
  503: {
    heading: 'Away for a moment',
    advice: 'The records cannot be reached just now. Please try again in a few seconds.',
  },
};

const ofOurs: Told = {
  heading: 'Something went wrong here',
  advice: 'That is a fault of ours, and it has been noted.',
};

export function errorPage(problem: ProblemError, path: string): Page {
  const { status } = problemKinds[problem.code];
  const { heading, advice } = told[status] ?? ofOurs;
  const wait = Number(problem.extra.headers?.['Retry-After'] ?? 0);
  return {
    path,
    title: heading,
    description: heading,
    isIndexed: false,
    main: (
      <>
        <p class="eyebrow">{status}</p>
        <h1>{heading}</h1>
        {status === 400 && <p class="lead">{capitalized(problem.detail)}.</p>}
        {status === 429 && <p class="lead">You can read on {inWords(wait)}.</p>}
        <p>{advice}</p>
        <p>
          <a href="/calendar/today">Today</a>, <a href="/search">search</a> or{' '}
          <a href="/saints">the saints by name</a>.
        </p>
      </>
    ),
  };
}

/** "in 34 seconds", and of a month "in 8 days". */
function inWords(seconds: number): string {
  if (seconds <= 60) return `in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  const days = Math.ceil(seconds / 86_400);
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
