// Callers on keep-alive connections, one request after the other, until SIGTERM; then a line of JSON
// that says how it went: URL KEY CALLERS.
//
// A connection that could not be opened is `refused`: nobody took the request. Whatever else is not
// answered 200 is `lost`. Every fourth request is a POST, which no proxy may send twice.
import { Agent, request } from 'node:http';

const [, , url, key, callers] = process.argv;
const agent = new Agent({ keepAlive: true, maxSockets: Number(callers) });
const message = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'get_day', arguments: { date: '2026-12-06' } },
});
const accept = 'application/json, text/event-stream';
const ways = [
  { path: () => `/v1/calendar/${1600 + Math.floor(Math.random() * 800)}-12-06` },
  { path: () => `/v1/calendar/pascha/${1600 + Math.floor(Math.random() * 8000)}` },
  { path: () => '/v1/saints/nicholas-of-myra' },
  {
    path: () => '/mcp',
    method: 'POST',
    body: message,
    headers: { 'Content-Type': 'application/json', Accept: accept },
  },
];

function ask({ path, method = 'GET', body = '', headers = {} }) {
  return new Promise((resolve) => {
    const all = { ...headers, Authorization: `Bearer ${key}`, 'Content-Length': body.length };
    const asked = request(url + path(), { agent, method, headers: all, timeout: 20_000 });
    asked.once('response', (answer) => {
      answer.once('error', (error) => resolve(`cut off: ${error.code}`));
      answer.once('end', () => resolve(answer.statusCode));
      answer.resume();
    });
    asked.once('timeout', () => asked.destroy(new Error('no answer in 20 s')));
    asked.once('error', (error) => {
      resolve(error.syscall === 'connect' ? 'refused' : (error.code ?? error.message));
    });
    asked.end(body);
  });
}

let isOver = false;
process.once('SIGTERM', () => {
  isOver = true;
});
const outcomes = new Map();
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function call(start) {
  for (let turn = start; !isOver; turn += 1) {
    const way = ways[turn % ways.length];
    const outcome = await ask(way);
    const name =
      outcome === 200 || outcome === 'refused' ? outcome : `${way.method ?? 'GET'} ${outcome}`;
    outcomes.set(name, (outcomes.get(name) ?? 0) + 1);
    await pause(outcome === 'refused' ? 100 : 10);
  }
}
await Promise.all(Array.from({ length: Number(callers) }, (_, start) => call(start)));
agent.destroy();

const { 200: answered = 0, refused = 0, ...losses } = Object.fromEntries(outcomes);
const lost = Object.values(losses).reduce((sum, count) => sum + count, 0);
console.log(JSON.stringify({ answered, refused, lost, losses }));
