/** The API reference for people, made from the operations themselves. */

import type { Tiers } from '../../access/limits/tiers.js';
import type { Operation } from '../../api/operation.js';
import type { ToolWords } from '../discovery.js';
import type { Page } from '../page.js';
import { Fact } from '../parts/fact.js';
import { Client } from './client.js';
import { Feeds } from './feeds.js';
import { Guide } from './guide.js';
import { OperationSection } from './operation.js';
import { Tools } from './tools.js';

export interface DocsContext {
  readonly operations: readonly Operation[];
  readonly tools: readonly ToolWords[];
  readonly tiers: Tiers;
  readonly origin: string;
}

export function docsPage({ operations, tools, tiers, origin }: DocsContext): Page {
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
          A read-only JSON API for the same calendar and saints. It is described in full by{' '}
          <a href="/v1/openapi.json">OpenAPI 3.1</a> and can be tried in{' '}
          <a href="/docs/console">the console</a>.
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
                {ofTag(tag).map(({ operationId }, index) => (
                  <span key={operationId}>
                    {index > 0 && ' · '}
                    <a href={`#${operationId}`}>{operationId}</a>
                  </span>
                ))}
              </Fact>
            ))}
          </dl>
        </nav>
        <Guide tiers={tiers} origin={origin} />
        <Client origin={origin} />
        <Tools tools={tools} origin={origin} />
        <Feeds />
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
