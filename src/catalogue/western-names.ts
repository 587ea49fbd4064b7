/** Names that no saint has, or whose bearers keep a feast, and whose name day is kept. */

/**
 * `form`: the same name in another form; `meaning`, `sound` and `related`: another name, chosen for
 * that reason; `feast`: its bearers keep a feast; `none`: there is no saint.
 */
export const nameBases = ['form', 'meaning', 'sound', 'related', 'feast', 'none'] as const;

export interface WesternName {
  /** The name as it was asked for, in lower case. */
  readonly name: string;
  readonly basis: (typeof nameBases)[number];
  /** The given name that it stands for, if it is not one saint. */
  readonly givenName: string | null;
  /** The slug of the saint who is usually chosen. */
  readonly saint: string | null;
  /** The key of the feast that is kept as the name day. */
  readonly feast: string | null;
  readonly reason: string;
}
