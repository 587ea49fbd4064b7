/** Where the feeds are told of. */
export const Feeds = () => (
  <section>
    <h2 id="feeds">Feeds</h2>
    <p>
      Calendars (iCalendar) and feed readers (Atom, JSON Feed) subscribe without a key:{' '}
      <a href="/feeds">the feeds</a>. They are written anew with the content, and known by their{' '}
      <code>ETag</code>.
    </p>
  </section>
);
