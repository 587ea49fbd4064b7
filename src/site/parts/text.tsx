/** Small parts of running text. */
import type { ComponentChildren, RenderableProps } from 'preact';
import { fullDate, typeset } from '../words.js';

/** Text with code in backticks. */
export const Marked = ({ text }: { readonly text: string }) => (
  <>
    {text.split('`').map((part, index) =>
      // Every second part is between backticks; the parts never change their order.
      index % 2 === 1 ? <code key={`${index} ${part}`}>{part}</code> : typeset(part),
    )}
  </>
);

export const CodeBlock = ({ text }: { readonly text: string }) => (
  <pre>
    <code>{text}</code>
  </pre>
);

/** "Sunday, 6 December 2026"; a narrow line breaks after the weekday. */
export function LongDate({ date }: { readonly date: string }) {
  const [weekday, rest] = fullDate(date).split(', ');
  return (
    <time datetime={date}>
      {weekday}, <span class="whole">{rest}</span>
    </time>
  );
}

interface FactProps {
  readonly name: ComponentChildren;
  /** Its anchor. */
  readonly id?: string | undefined;
}

/** A row of a `<dl>`. */
export const Fact = ({ name, id, children }: RenderableProps<FactProps>) => (
  <div id={id}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
