import { siteName } from '../layout.js';
import type { Page } from '../page.js';

const text = 'Calendar and lives of the saints: Menologion';

export const attributionPage = (origin: string): Page => {
  const samples = [
    { name: 'HTML', code: `Calendar and lives of the saints: <a href="${origin}/">Menologion</a>` },
    { name: 'Markdown', code: `Calendar and lives of the saints: [Menologion](${origin}/)` },
    { name: 'Plain text', code: `${text}, ${origin}/` },
  ];
  return {
    path: '/attribution',
    title: 'Attribution',
    description: `How to link to ${siteName} from an app, a parish bulletin or a site.`,
    main: (
      <article>
        <h1>Attribution</h1>
        <p class="lead">
          A link tells your readers where a text comes from, and lets them read on.
        </p>
        <h2>Who must</h2>
        <p>
          Whoever shows answers that came by a key of the tier <code>free</code>: with a link that a
          reader can see, on the same screen or page, or for a voice or a chat at least once in a
          conversation. Answers to such a key carry{' '}
          <code>Link: &lt;/attribution&gt;; rel="license"</code>. Other tiers may leave it out, and
          we are glad when they do not. Who only reads, prints or links owes nothing.
        </p>
        <h2>To copy</h2>
        {samples.map(({ name, code }) => (
          <section key={name}>
            <h3>{name}</h3>
            <pre>
              <code>{code}</code>
            </pre>
          </section>
        ))}
        <h2>One saint, one day</h2>
        <p>
          Link to the record itself: every answer has its page's path as <code>url</code>, to which{' '}
          <code>{origin}</code> is prefixed. To cite a page in print, take the line at its foot:
          title, site, address, and the day on which you read it.
        </p>
        <p>
          What else may be done with the texts is told by the <a href="/terms">terms</a>.
        </p>
      </article>
    ),
  };
};
