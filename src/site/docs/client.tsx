/** A short program that uses the package in `client/`; `test/client.test.ts` runs it. */
export const clientProgram = (origin: string): string => `\
import { createMenologion } from '@menologion/client';

const menologion = createMenologion({ key: 'omk_…', baseUrl: '${origin}' });

const day = await menologion.get('/v1/calendar/{date}', { date: '2026-12-06' });
console.log(day.title, day.fasting.summary);

for await (const saint of menologion.items('/v1/saints', { patronOf: 'travelers' })) {
  console.log(saint.name);
}`;

export const Client = ({ origin }: { readonly origin: string }) => (
  <section>
    <h2 id="client">TypeScript client</h2>
    <p>
      <code>@menologion/client</code> is a typed client for Node and browsers. It iterates over
      lists page by page and throws errors as a <code>ProblemError</code>. Its source is in the{' '}
      <code>client</code> folder of this service.
    </p>
    <pre>
      <code>{clientProgram(origin)}</code>
    </pre>
  </section>
);
