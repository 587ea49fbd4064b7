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

interface PrintFormProps extends Pick<FieldFormProps, 'children'> {
  /** The page that is printed. */
  readonly path: string;
  readonly title: string | undefined;
  /** How it is printed. */
  readonly note: string;
}

/** The name of the parish, for the top of what is printed; further fields are its children. */
export const PrintForm = ({ path, title = '', note, children }: PrintFormProps) => (
  <form class="wide print-form" action={path}>
    <label for="title">To print: the name of your parish, for the top of the sheet</label>
    <input id="title" type="text" name="title" value={title} maxlength={80} />
    {children}
    <span class="row">
      <button type="submit">Put on the sheet</button>
      {/* Shown by `visitor.js`. */}
      <button type="button" class="to-print" hidden>
        Print
      </button>
    </span>
    <p class="note">{note}</p>
  </form>
);

/** Where the script of a search asks for suggestions while someone types. */
export const suggestionsPath = '/search/suggestions';

/**
 * The search of the site, which offers names while one is typed; without `suggest.js` a plain form.
 * Its page has the `connectingPolicy`.
 */
export const SuggestingSearch = (props: Pick<FieldFormProps, 'label' | 'value' | 'children'>) => (
  <SearchForm
    {...props}
    action="/search"
    name="q"
    button="Search"
    data-suggestions={suggestionsPath}
    list="suggested"
    autocomplete="off"
  >
    <datalist id="suggested" />
    {props.children}
  </SearchForm>
);

export const SearchForm = (props: Omit<FieldFormProps, 'type'>) => (
  <search>
    <FieldForm type="search" required maxlength={200} {...props} />
  </search>
);
