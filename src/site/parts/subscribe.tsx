/** How to subscribe to a calendar: in an app, with Google, or anywhere by its address. */

/** Phones and computers open `webcal:` in the app for calendars. */
const webcal = (url: string): string => url.replace(/^https?:/, 'webcal:');

const google = (url: string): string =>
  `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal(url))}`;

interface SubscribeProps {
  /** What it is a calendar of. */
  readonly name: string;
  /** Its address, with the origin. */
  readonly url: string;
}

/** The address is for copying: one click selects all of it. */
export const Subscribe = ({ name, url }: SubscribeProps) => (
  <>
    <a href={webcal(url)} aria-label={`Subscribe: ${name}`}>
      Subscribe
    </a>
    {' · '}
    <a href={google(url)} rel="nofollow" aria-label={`Subscribe with Google: ${name}`}>
      Google
    </a>{' '}
    <code class="address">{url}</code>
  </>
);
