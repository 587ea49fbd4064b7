/** A bare Koa and router with bodies made beforehand: of days by month and day, of searches by text. */
import Router from '@koa/router';
import Koa from 'koa';

let text = '';
for await (const part of process.stdin.setEncoding('utf8')) text += part;
const bodies = new Map(Object.entries(JSON.parse(text)));

const router = new Router();
router.get('/v1/calendar/:date', (ctx) => {
  ctx.type = 'application/json; charset=utf-8';
  ctx.body = bodies.get(ctx.params.date.slice(5));
});
router.get('/v1/search', (ctx) => {
  ctx.type = 'application/json; charset=utf-8';
  ctx.body = bodies.get(ctx.query.q);
});
new Koa().use(router.routes()).listen(Number(process.argv[2]), '127.0.0.1');
