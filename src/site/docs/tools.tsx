import { type ToolWords, toolsPath } from '../discovery.js';
import { Marked } from '../parts/marked.js';

interface ToolsProps {
  readonly tools: readonly ToolWords[];
  readonly origin: string;
}

/** How to give an assistant the tools, and what they are. */
export const Tools = ({ tools, origin }: ToolsProps) => (
  <section>
    <h2 id="tools">Tools for assistants</h2>
    <p>
      Assistants connect over the Model Context Protocol at <code>{origin + toolsPath}</code>{' '}
      (streamable HTTP), with the same key. Each tool call counts once; listing the tools does not
      count.
    </p>
    <pre>
      <code>
        {`claude mcp add --transport http menologion ${origin}${toolsPath} --header 'Authorization: Bearer omk_…'`}
      </code>
    </pre>
    <dl class="facts">
      {tools.map(({ name, description }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            <Marked text={description} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
