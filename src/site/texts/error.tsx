/** The page that a browser gets for a problem. */
import { firstYear } from '../../calendar/reckoning.js';
import type { ProblemError } from '../../http/problem.js';
import type { Page } from '../page.js';
import { LinkList } from '../parts/links.js';
import { capitalized } from '../words.js';

const wordings: Readonly<Record<number, readonly [heading: string, advice: string]>> = {
  400: ['That cannot be looked up', 'Check the date or the words you asked for.'],
  404: ['There is nothing at this address', 'It may be mistyped, or may never have existed.'],
  429: [
    'Please wait a little',
    'Each address may request only so many pages. That is more than one reader needs, but several readers behind one address may reach the limit.',
  ],
  503: [
    'Unavailable for a moment',
    'The records cannot be reached right now. Please try again in a few seconds.',
  ],
};

const failure = [
  'Something went wrong here',
  'The fault is ours, and it has been logged.',
] as const;

export function errorPage(problem: ProblemError, path: string): Page {
  const { status } = problem;
  const [heading, advice] = wordings[status] ?? failure;
  const { suggestions = [] } = problem.extra;
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
        {isOfYear(problem) && (
          <p>Dates here are Gregorian, and {firstYear} is the first whole year of that calendar.</p>
        )}
        {status === 429 && <p class="lead">You can read on {inWords(wait)}.</p>}
        <p>{advice}</p>
        {suggestions.length > 0 && (
          <>
            <p>You may have meant:</p>
            <LinkList class="names" links={suggestions} />
          </>
        )}
        <p>
          <a href="/calendar/today">Today</a>, <a href="/search">search</a> or{' '}
          <a href="/saints">the saints by name</a>.
        </p>
      </>
    ),
  };
}

/** Whether a year is asked for that is not answered. */
const isOfYear = ({ extra: { errors = [] } }: ProblemError): boolean =>
  errors.some(({ detail }) => detail.includes(String(firstYear)));

/** "in 34 seconds"; for a monthly quota, "in 8 days". */
function inWords(seconds: number): string {
  if (seconds <= 60) return `in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  const days = Math.ceil(seconds / 86_400);
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
