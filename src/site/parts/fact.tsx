import type { ComponentChildren } from 'preact';

interface FactProps {
  readonly name: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A row of a `<dl class="facts">`. */
export const Fact = ({ name, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
