import { typeset } from '../words.js';

/** Text in which backticks mark code. */
export const Marked = ({ text }: { readonly text: string }) => (
  <>
    {text.split('`').map((part, index) =>
      // Every second part stands between two marks; the parts never change their order.
      index % 2 === 1 ? <code key={`${index} ${part}`}>{part}</code> : typeset(part),
    )}
  </>
);
