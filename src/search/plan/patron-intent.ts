/** Whether a query asks which saint to pray to; pure. */

const patronIntent =
  /\b(patron\w*|pray(s|ing)?|prayers? (to|for)|interce\w+|protect(s|ion|or|ress)?|defender|helps?|helping|invoked?|guardian|(should|can|do|must) (i|we) (ask|turn|call|go)|(saints?|who|whom|icon) (for|against|to)|turn to|ask for)\b/;

/** A topic followed by "saint": "anger management saint". */
const endsAskingSaint = /\S (?:patron )?saint$/;

/** Polite phrases with "help" that do not ask for a patron. */
const courtesy =
  /\b(can|could|would|will) (you|anyone|somebody|someone) (please )?help\b|\bplease help\b|\bhelp me\b/g;

/** @param folded the text in lower case, without marks */
export const asksForPatron = (folded: string): boolean =>
  patronIntent.test(folded.replace(courtesy, '')) || endsAskingSaint.test(folded);
