import type { SiteContext } from '../context.js';
import { toolsPath } from '../discovery.js';
import { Table } from '../parts/table.js';
import { CodeBlock, Fact, Marked } from '../parts/text.js';
import { FirstCall } from './first-call.js';

/** Where npm finds the package in `client/`. */
export const clientPath = '/client/menologion-client.tgz';

/** A short program that uses the package in `client/`; `test/client.test.ts` runs it. */
export const clientProgram = (origin: string): string => `\
import { createMenologion } from '@menologion/client';

const menologion = createMenologion({ key: 'omk_…', baseUrl: '${origin}' });

const day = await menologion.get('/v1/calendar/{date}', { date: '2026-12-06' });
console.log(day.title, day.fasting.summary);

for await (const saint of menologion.items('/v1/saints', { patronOf: 'travelers' })) {
  console.log(saint.name);
}`;

const quota = (limit: number | null) => (limit === null ? 'unlimited' : limit.toLocaleString('en'));

/** What applies to every operation, and what there is beside them. */
export const Guide = ({
  tiers,
  tools,
  origin,
  keyUrl,
}: Pick<SiteContext, 'tiers' | 'tools' | 'origin' | 'keyUrl'>) => (
  <>
    <FirstCall origin={origin()} keyUrl={keyUrl} />
    <section>
      <h2 id="quotas">Quotas</h2>
      <Table columns={['Tier', 'Per minute', 'Per month', 'Attribution']}>
        {[...tiers].map(([tier, { perMinute, perMonth, attribution }]) => (
          <tr key={tier}>
            <td>
              <code>{tier}</code>
            </td>
            <td>{quota(perMinute)}</td>
            <td>{quota(perMonth)}</td>
            <td>{attribution ? <a href="/attribution">required</a> : 'optional'}</td>
          </tr>
        ))}
      </Table>
      <p>
        Minutes and months are calendar minutes and months, in UTC. Every request with a live key
        counts once, or as many times as it names records (<code>slug=a,b,c</code>); one refused for
        its quota or answered 503 does not count. <code>X-RateLimit-Remaining-Minute</code> and{' '}
        <code>X-RateLimit-Remaining-Month</code> show what is left, and <code>Retry-After</code> how
        long to wait.
      </p>
    </section>
    <section>
      <h2 id="lists">Lists</h2>
      <p>
        A list returns <code>data</code> and <code>nextCursor</code>. For the next page, send{' '}
        <code>nextCursor</code> back as <code>cursor</code> with the same parameters (
        <code>limit</code> may change), until it is null. Dates are civil, YYYY-MM-DD (a day of the
        year under <code>julian</code> is the Julian calendar’s own); <code>calendar=julian</code>{' '}
        gives what the Old Calendar keeps on that civil day, and <code>use=slavic</code> or{' '}
        <code>use=greek</code> lists only the saints whom the calendars of that use keep, and gives
        titles, readings and fasts by its rules. Every record has the path of its page on this site
        as <code>url</code>. <code>fields=slug,name</code> gives only these fields of an answer, or
        of each entry in a list.
      </p>
    </section>
    <section>
      <h2 id="caching">Caching</h2>
      <p>
        Answers carry a strong <code>ETag</code>; sent back in <code>If-None-Match</code>, it gets
        304 for as long as nothing has changed. <code>Cache-Control</code> says how long shared
        caches may keep an answer. During an outage you may get one up to a minute old; its{' '}
        <code>Age</code> and <code>Cache-Status</code> say so.
      </p>
      <p>
        An app may keep what its reader will want without a connection, on the reader’s own device,
        and ask again with <code>If-None-Match</code> once it is online. A year of titles, saints
        and fasts takes twelve calls, one a month (
        <code>/v1/calendar?from=2027-01-01&amp;to=2027-01-31</code>); <code>include=readings</code>{' '}
        adds readings.
      </p>
    </section>
    <section>
      <h2 id="errors">Errors</h2>
      <p>
        Errors are <code>application/problem+json</code> (RFC 9457). <code>detail</code> says what
        is wrong, <code>errors</code> names every faulty parameter, and <code>type</code> links to
        one of <a href="/problems">these pages</a>.
      </p>
    </section>
    <section>
      <h2 id="client">TypeScript client</h2>
      <p>
        <code>@menologion/client</code> is a typed client for Node and browsers. It iterates over
        lists page by page and throws errors as a <code>ProblemError</code>. Install it from this
        service; it is not on npm.
      </p>
      <CodeBlock text={`npm install ${origin()}${clientPath}`} />
      <CodeBlock text={clientProgram(origin())} />
    </section>
    <section>
      <h2 id="tools">Tools for assistants</h2>
      <p>
        Assistants connect over the Model Context Protocol at <code>{origin() + toolsPath}</code>{' '}
        (streamable HTTP), with the same key. Each tool call counts once; listing the tools does not
        count.
      </p>
      <CodeBlock
        text={`claude mcp add --transport http menologion ${origin()}${toolsPath} --header 'Authorization: Bearer omk_…'`}
      />
      <p>Other assistants take the same in their settings:</p>
      <CodeBlock
        text={`{ "mcpServers": { "menologion": { "url": "${origin()}${toolsPath}", "headers": { "Authorization": "Bearer omk_…" } } } }`}
      />
      <dl class="facts">
        {tools.map(({ name, description }) => (
          <Fact key={name} name={<code>{name}</code>}>
            <Marked text={description} />
          </Fact>
        ))}
      </dl>
    </section>
    <section>
      <h2 id="feeds">Feeds</h2>
      <p>
        Calendar apps (iCalendar) and feed readers (Atom, JSON Feed) subscribe to{' '}
        <a href="/feeds">the feeds</a> without a key. Feeds follow the content, and carry an{' '}
        <code>ETag</code>.
      </p>
    </section>
  </>
);
