import type { ComponentChildren, InputHTMLAttributes } from 'preact';

interface FieldFormProps
  extends Pick<InputHTMLAttributes, 'value' | 'placeholder' | 'required' | 'maxlength'> {
  readonly type: 'search' | 'text' | 'date' | 'number';
  readonly min?: string | number;
  readonly max?: string | number;
  readonly list?: string;
  readonly autocomplete?: string;
  readonly action: string;
  /** The parameter that is sent, and the id of the field. */
  readonly name: string;
  readonly label: string;
  /** What the button says. */
  readonly button: string;
  /** What else is chosen, below the field. */
  readonly children?: ComponentChildren;
}

/** A form of one field; further props are those of its `input`. */
export const FieldForm = ({ action, label, button, children, ...input }: FieldFormProps) => (
  <form class="wide" action={action}>
    <label for={input.name}>{label}</label>
    <span class="row">
      <input id={input.name} {...input} />
      <button type="submit">{button}</button>
    </span>
    {children}
  </form>
);

export const SearchForm = (props: Omit<FieldFormProps, 'type'>) => (
  <search>
    <FieldForm type="search" required maxlength={200} {...props} />
  </search>
);
