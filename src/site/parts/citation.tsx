/** How to cite a page. */
import type { Page } from '../page.js';
import { dateInWords } from '../words.js';
import { CodeBlock } from './text.js';

interface CitationProps {
  readonly page: Page;
  readonly origin: string;
  readonly siteName: string;
  /** Today: the date on which the page is read. */
  readonly readOn: string;
}

export function Citation({ page: { title, path }, origin, siteName, readOn }: CitationProps) {
  const url = origin + path;
  return (
    <div class="cite">
      <p>
        To cite: “{title}”, <cite>{siteName}</cite>, {url}, read on {dateInWords(readOn)}.{' '}
        <a href="/attribution">How to link here</a>
      </p>
      <details>
        <summary>BibTeX</summary>
        <CodeBlock
          text={[
            `@misc{menologion${path.replaceAll(/[^a-z0-9]+/g, '-')},`,
            `  title = {{${title}}},`,
            `  howpublished = {${siteName}},`,
            `  url = {${url}},`,
            `  urldate = {${readOn}}`,
            '}',
          ].join('\n')}
        />
      </details>
    </div>
  );
}
