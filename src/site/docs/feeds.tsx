/** What the docs say about the feeds. */
export const Feeds = () => (
  <section>
    <h2 id="feeds">Feeds</h2>
    <p>
      Calendar apps (iCalendar) and feed readers (Atom, JSON Feed) subscribe to{' '}
      <a href="/feeds">the feeds</a> without a key. Feeds follow the content, and carry an{' '}
      <code>ETag</code>.
    </p>
  </section>
);
