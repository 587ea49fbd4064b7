import type { Page } from '../page.js';

/** What the console may load and send; the script sends its requests, no form does. */
export const consolePolicy =
  "script-src 'self'; connect-src 'self'; img-src 'self' data:; form-action 'none'";

/** Swagger UI, for trying requests with a key. The reference to read is `/docs`. */
export const consolePage = (): Page => ({
  path: '/docs/console',
  title: 'Console',
  description: 'Try the API with a key.',
  isIndexed: false,
  kind: 'console',
  above: [{ name: 'For developers', url: '/docs' }],
  styles: ['swagger-ui.css', 'console.css'],
  scripts: ['swagger-ui-bundle.js', 'console.js'],
  main: (
    <>
      <h1>Console</h1>
      <p>
        This is Swagger UI, a third-party tool; with a keyboard or a screen reader,{' '}
        <a href="/docs">the reference</a> is easier to read. Requests go to this service with the
        key you enter under “Authorize”, and count against its quota. The key stays in this page and
        is forgotten when you leave it.
      </p>
      <noscript>
        <p>
          The console needs JavaScript. <a href="/docs">The reference</a> does not.
        </p>
      </noscript>
      <h2>Operations</h2>
      <div id="console" />
    </>
  ),
});
