import { alternatesOf, type PageFeeds } from '../alternates.js';
import { Subscribe } from './subscribe.js';
import { Fact } from './text.js';

interface OwnCalendarProps {
  readonly feeds: PageFeeds | undefined;
  readonly origin: string;
}

/** The calendars with what a page shows, to subscribe to. */
export function OwnCalendar({ feeds, origin }: OwnCalendarProps) {
  const calendars = alternatesOf(undefined, feeds).filter(({ type }) => type === 'text/calendar');
  if (calendars.length === 0) return null;
  return (
    <details class="more">
      <summary>In your own calendar</summary>
      <dl class="facts">
        {calendars.map(({ path, name }) => (
          <Fact key={path} name={name}>
            <Subscribe name={name} url={origin + path} />
          </Fact>
        ))}
      </dl>
      <p class="note">
        <a href="/feeds">All feeds, and how to subscribe</a>
      </p>
    </details>
  );
}
