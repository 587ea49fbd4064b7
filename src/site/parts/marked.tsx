import { typeset } from '../words.js';

/** Text with code in backticks. */
export const Marked = ({ text }: { readonly text: string }) => (
  <>
    {text.split('`').map((part, index) =>
      // Every second part is between backticks; the parts never change their order.
      index % 2 === 1 ? <code key={`${index} ${part}`}>{part}</code> : typeset(part),
    )}
  </>
);
