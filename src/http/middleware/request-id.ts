import type { Middleware } from '../state.js';

const acceptable = /^[A-Za-z0-9._-]{1,128}$/;

/** Takes the caller's `X-Request-Id` when it is a plain token, else makes a new one. */
export const requestId =
  (newId: () => string): Middleware =>
  (ctx, next) => {
    const given = ctx.get('X-Request-Id');
    ctx.state.requestId = acceptable.test(given) ? given : newId();
    ctx.res.setHeader('X-Request-Id', ctx.state.requestId);
    return next();
  };
