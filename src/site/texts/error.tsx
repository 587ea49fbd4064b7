/** What a browser is shown in place of a page. */
import type { ProblemError } from '../../api/problem.js';
import { problemKinds } from '../../api/problem.js';
import type { Page } from '../page.js';
import { capitalized } from '../words.js';

const advice: Readonly<Record<number, string>> = {
  400: 'Check the date or the words that were asked for.',
  404: 'It may have been mistyped, or never have been here.',
  429: 'These pages are for reading, and each address may ask for so many in a minute and in a month. Please wait a little.',
  503: 'The catalogue is away for the moment. Please try again in some seconds.',
};

export function errorPage(problem: ProblemError, path: string): Page {
  const { status, title } = problemKinds[problem.code];
  const heading = status === 404 ? 'There is nothing at this address' : title;
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
        <p>{advice[status] ?? 'That is a fault of ours, and it has been noted.'}</p>
        <p>
          <a href="/calendar/today">Today</a>, <a href="/search">search</a> or{' '}
          <a href="/saints">the saints by name</a>.
        </p>
      </>
    ),
  };
}
