/** Problems as pages, for browsers. */

import type { Exchange, Reply } from '../../http/exchange.js';
import type { ProblemError } from '../../http/problem.js';
import type { Page } from '../page.js';
import { errorPage } from '../texts/error.js';
import { html, pageHeaders } from './page-headers.js';

/** Whoever requests these is a program, whatever it accepts. */
const forPrograms = /^\/(v1|mcp|health|\.well-known)(\/|$)/;

/** The problem as a page for callers who prefer HTML; undefined for all others. */
export const errorReplies =
  (render: (page: Page) => string) =>
  (problem: ProblemError, { request, path }: Exchange): Reply | undefined => {
    const accepts = request.headers.accept ?? '';
    if (!accepts.includes('text/html') || forPrograms.test(path)) return undefined;
    return {
      status: problem.status,
      headers: [
        ...['Content-Type', html],
        ...pageHeaders(),
        ...Object.entries(problem.extra.headers ?? {}).flat(),
        ...['Cache-Control', 'private, no-store'],
      ],
      body: Buffer.from(render(errorPage(problem, path))),
    };
  };
