import type { Tiers } from '../../access/limits/tiers.js';

interface GuideProps {
  readonly tiers: Tiers;
  readonly origin: string;
}

const most = (limit: number | null) => (limit === null ? 'unlimited' : limit.toLocaleString('en'));

/** What applies to every operation. */
export const Guide = ({ tiers, origin }: GuideProps) => (
  <>
    <section>
      <h2 id="keys">Keys</h2>
      <p>
        Every request except the one for the OpenAPI document needs a key. Whoever runs this service
        issues one to each agent or tenant.
      </p>
      <pre>
        <code>{`curl -H 'Authorization: Bearer omk_…' ${origin}/v1/calendar/today`}</code>
      </pre>
    </section>
    <section>
      <h2 id="quotas">Quotas</h2>
      <table class="dates">
        <thead>
          <tr>
            <th scope="col">Tier</th>
            <th scope="col">Per minute</th>
            <th scope="col">Per month</th>
            <th scope="col">Attribution</th>
          </tr>
        </thead>
        <tbody>
          {[...tiers].map(([tier, { perMinute, perMonth, attribution }]) => (
            <tr key={tier}>
              <td>
                <code>{tier}</code>
              </td>
              <td>{most(perMinute)}</td>
              <td>{most(perMonth)}</td>
              <td>{attribution ? <a href="/attribution">required</a> : 'optional'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Minutes and months are calendar minutes and months, in UTC. Every request with a live key
        counts once, whatever the answer; a request refused for its quota does not count.{' '}
        <code>X-RateLimit-Remaining-Minute</code> and <code>X-RateLimit-Remaining-Month</code> show
        what is left, and <code>Retry-After</code> how long to wait.
      </p>
    </section>
    <section>
      <h2 id="lists">Lists</h2>
      <p>
        A list returns <code>data</code> and <code>nextCursor</code>. For the next page, send{' '}
        <code>nextCursor</code> back as <code>cursor</code> with the same parameters (
        <code>limit</code> may change), until it is null. Dates are civil, YYYY-MM-DD;{' '}
        <code>calendar=julian</code> gives what the Old Calendar keeps on that civil day. Every
        record has the path of its page on this site as <code>url</code>.
      </p>
    </section>
    <section>
      <h2 id="caching">Caching</h2>
      <p>
        Answers carry a strong <code>ETag</code>; sent back in <code>If-None-Match</code>, it gets
        304 for as long as nothing has changed. <code>Cache-Control</code> says how long shared
        caches may keep an answer.
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
  </>
);
