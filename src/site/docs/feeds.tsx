import type { FeedWords } from '../discovery.js';
import { Marked } from '../texts/problems.js';

interface FeedsProps {
  readonly feeds: readonly FeedWords[];
}

/** What calendars and feed readers can subscribe to. */
export const Feeds = ({ feeds }: FeedsProps) => (
  <section>
    <h2 id="feeds">Feeds</h2>
    <p>
      Calendars and feed readers subscribe to these addresses without a key. Add{' '}
      <code>?calendar=julian</code> for the Old Calendar.
    </p>
    <dl class="facts">
      {feeds.map(({ path, about }) => (
        <div key={path}>
          <dt>
            <a href={path}>{path.replace('/feeds/', '')}</a>
          </dt>
          <dd>
            <Marked text={about} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
