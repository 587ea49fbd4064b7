import type { Tiers } from '../../limits/tiers.js';

interface GuideProps {
  readonly tiers: Tiers;
  readonly origin: string;
}

const most = (limit: number | null) => (limit === null ? 'unlimited' : limit.toLocaleString('en'));

/** What holds of every operation. */
export const Guide = ({ tiers, origin }: GuideProps) => (
  <>
    <section>
      <h2 id="keys">Keys</h2>
      <p>
        Every request but that for the OpenAPI document carries a key: one for each agent or tenant,
        from whoever runs this service.
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
            <th scope="col">A minute</th>
            <th scope="col">A month</th>
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
        Minutes and months are the calendar’s, in UTC. Every request with a live key counts once,
        whatever it answers; one refused over quota counts nothing.{' '}
        <code>X-RateLimit-Remaining-Minute</code> and <code>X-RateLimit-Remaining-Month</code> tell
        what is left, <code>Retry-After</code> how long to wait.
      </p>
    </section>
    <section>
      <h2 id="lists">Lists</h2>
      <p>
        Lists answer <code>data</code> and <code>nextCursor</code>. Send it back as{' '}
        <code>cursor</code>, with the same parameters (<code>limit</code> may change), until it is
        null. Dates are civil, YYYY-MM-DD; <code>calendar=julian</code> tells what the Old Calendar
        keeps on that civil day. Every record has the path of its page here as <code>url</code>.
      </p>
    </section>
    <section>
      <h2 id="caching">Caching</h2>
      <p>
        Answers carry a strong <code>ETag</code>, known ones are answered 304, and{' '}
        <code>Cache-Control</code> tells how long shared caches may keep them.
      </p>
    </section>
    <section>
      <h2 id="errors">Errors</h2>
      <p>
        Errors are <code>application/problem+json</code> (RFC 9457). <code>detail</code> says what
        is wrong, <code>errors</code> names every parameter that is, and <code>type</code> leads to
        one of <a href="/problems">these pages</a>.
      </p>
    </section>
  </>
);
