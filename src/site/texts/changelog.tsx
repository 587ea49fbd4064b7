/** The changelog that comes with the program, as a page. */
import type { Page } from '../page.js';
import { Marked } from '../parts/text.js';

/** A heading with what stands below it: paragraphs and items, each on one line. */
interface Part {
  readonly level: 2 | 3;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly items: readonly string[];
}

/** Reads the little Markdown that the file is written in; its lines are wrapped. */
function partsOf(markdown: string): Part[] {
  const [, ...sections] = markdown.split(/^(?=##)/m);
  return sections.map((section) => {
    const [heading = '', ...lines] = section.trim().split('\n');
    const blocks = lines
      .join('\n')
      .split(/\n\n|\n(?=- )/)
      .map((block) => block.replaceAll(/\s+/g, ' ').trim());
    const isItem = (block: string) => block.startsWith('- ');
    return {
      level: heading.startsWith('###') ? 3 : 2,
      heading: heading.replace(/^#+ /, ''),
      paragraphs: blocks.filter((block) => block !== '' && !isItem(block)),
      items: blocks.filter(isItem).map((item) => item.slice(2)),
    };
  });
}

export const changelogPage = (markdown: string): Page => ({
  path: '/changelog',
  title: 'Changelog',
  description: 'What changed for callers, operators and editors of Menologion, newest first.',
  above: [{ name: 'For developers', url: '/docs' }],
  main: (
    <article>
      <h1>Changelog</h1>
      <p class="lead">What callers, operators and editors will notice, newest first.</p>
      <p>
        Answers under <code>/v1</code> only grow: no path, parameter or field is taken away. A
        change that breaks programs would come under <code>/v2</code>, beside it.
      </p>
      {partsOf(markdown).map(({ level, heading, paragraphs, items }, index) => {
        const Heading = `h${level}` as const;
        return (
          <section key={`${index} ${heading}`}>
            <Heading>{heading}</Heading>
            {paragraphs.map((text) => (
              <p key={text}>
                <Marked text={text} />
              </p>
            ))}
            {items.length > 0 && (
              <ul>
                {items.map((text) => (
                  <li key={text}>
                    <Marked text={text} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </article>
  ),
});
