/** What differs on a day in another use. */
import type { LiturgicalDay } from './day.js';
import type { FastingTone } from './fasting/measures.js';
import { fastRulingOn } from './fasting/rulings.js';
import type { Reading } from './lectionary/table.js';
import type { UseRules } from './use.js';

/** Only what differs; a reading is null if the other use has none. */
export interface Elsewhere {
  use: UseRules['name'];
  title?: string;
  fasting?: { tone: FastingTone };
  epistle?: string | null;
  gospel?: string | null;
  /** Slugs of the saints and keys of the feasts that it moves to the day or away from it. */
  moved?: string[];
}

export function elsewhereOn(
  day: LiturgicalDay,
  readings: readonly Reading[],
  other: UseRules,
): Elsewhere | null {
  const found: Elsewhere = { use: other.name };
  const title = other.title(day);
  if (title !== day.title) found.title = title;
  const { tone } = fastRulingOn(day, other.rulings);
  if (tone !== day.fasting.tone) found.fasting = { tone };
  const others = other.readingsOn(day);
  for (const kind of ['epistle', 'gospel'] as const) {
    const reference = firstOf(others, kind);
    if (reference !== firstOf(readings, kind)) found[kind] = reference;
  }
  const transfers = other.transfersOn(day);
  if (transfers.length > 0) found.moved = transfers.map(({ slug }) => slug);
  return Object.keys(found).length > 1 ? found : null;
}

/** The reading of the Liturgy to show if only one fits. */
const firstOf = (readings: readonly Reading[], kind: Reading['kind']): string | null =>
  readings.find((each) => each.service === 'liturgy' && each.kind === kind)?.reference ?? null;
