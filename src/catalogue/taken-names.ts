/** Names that no saint has, and the saints who are taken for them. */

/**
 * `form`: the same name in another form; `meaning`, `sound` and `related`: another name for that
 * reason; `none`: no saint is taken.
 */
export const takings = ['form', 'meaning', 'sound', 'related', 'none'] as const;
export type Taking = (typeof takings)[number];

export interface TakenName {
  /** The name as it was asked for, in lower case. */
  readonly name: string;
  readonly how: Taking;
  /** The given name whose saints are taken, if it is not one saint. */
  readonly givenName: string | null;
  /** The slug of the saint who is taken. */
  readonly saint: string | null;
  readonly reason: string;
}
