/** The API reference for people, made from the operations themselves. */
import type { SiteContext } from '../context.js';
import type { Page } from '../page.js';
import { InlineLinks } from '../parts/links.js';
import { Fact } from '../parts/text.js';
import { Guide } from './guide.js';
import { OperationSection } from './operation.js';

export function docsPage({ operations, ...context }: SiteContext): Page {
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const ofTag = (tag: string) => operations.filter((operation) => operation.tag === tag);
  return {
    path: '/docs',
    title: 'For developers',
    description: 'The API of Menologion: keys, quotas, errors and every operation with an example.',
    kind: 'docs',
    main: (
      <article>
        <h1>For developers</h1>
        <p class="lead">
          A read-only JSON API, in English, for the same calendar and saints. It is described in
          full by <a href="/v1/openapi.json">OpenAPI 3.1</a> and can be tried in{' '}
          <a href="/docs/console">the console</a>. See also <a href="/changelog">the changelog</a>{' '}
          and <a href="/status">the status</a>.
        </p>
        <nav aria-label="Operations" class="contents">
          <dl class="facts">
            <Fact name="Guide">
              <a href="#keys">Keys</a> · <a href="#quotas">Quotas</a> · <a href="#lists">Lists</a> ·{' '}
              <a href="#caching">Caching</a> · <a href="#errors">Errors</a> ·{' '}
              <a href="#client">Client</a> · <a href="#tools">Tools</a> · <a href="#feeds">Feeds</a>
            </Fact>
            {tags.map((tag) => (
              <Fact key={tag} name={tag}>
                <InlineLinks
                  separator=" · "
                  links={ofTag(tag).map(({ operationId: name }) => ({ name, url: `#${name}` }))}
                />
              </Fact>
            ))}
          </dl>
        </nav>
        <Guide {...context} />
        {tags.map((tag) => (
          <section key={tag}>
            <h2>{tag}</h2>
            {ofTag(tag).map((operation) => (
              <OperationSection key={operation.operationId} operation={operation} />
            ))}
          </section>
        ))}
      </article>
    ),
  };
}
