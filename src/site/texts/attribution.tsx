import { siteName } from '../layout.js';
import type { Page } from '../page.js';
import { CodeBlock } from '../parts/text.js';

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
        <p class="lead">A link tells your readers where a text comes from and lets them read on.</p>
        <h2>Who must attribute</h2>
        <p>
          Anyone who shows a record, a hymn or a day elsewhere names Menologion, with a link where
          the medium allows links, unless the <a href="/docs#quotas">tier of the key</a> makes it
          optional. You owe nothing for reading or linking, or for singing and printing the hymns in
          services.
        </p>
        <p>
          Programs that use a key of the tier <code>free</code> must show a link that the reader can
          see, on the same screen or page, or in a voice or chat assistant at least once per
          conversation. Answers to such a key carry{' '}
          <code>Link: &lt;/attribution&gt;; rel="license"</code>. Other tiers may leave the link
          out, though we are glad when they keep it.
        </p>
        <h2>Text to copy</h2>
        {samples.map(({ name, code }) => (
          <section key={name}>
            <h3>{name}</h3>
            <CodeBlock text={code} />
          </section>
        ))}
        <h2>A single saint or day</h2>
        <p>
          Link to the record itself: every answer has the path of its page as <code>url</code>; put{' '}
          <code>{origin}</code> in front of it. To cite a page in print, use the line at its foot:
          title, site, address, and the date you read it.
        </p>
        <p>
          For what else you may do with the texts, see the <a href="/terms">terms</a>.
        </p>
      </article>
    ),
  };
};
