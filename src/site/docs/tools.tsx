import { type ToolWords, toolsPath } from '../discovery.js';
import { Marked } from '../parts/marked.js';

interface ToolsProps {
  readonly tools: readonly ToolWords[];
  readonly origin: string;
}

/** How an assistant is given the tools, and which there are. */
export const Tools = ({ tools, origin }: ToolsProps) => (
  <section>
    <h2 id="tools">Tools for assistants</h2>
    <p>
      Assistants ask over the Model Context Protocol at <code>{origin + toolsPath}</code>{' '}
      (streamable HTTP), with the same key. Each call of a tool counts once; listing the tools
      counts nothing.
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
