/** The feeds as mounts. */

import { createGate } from '../access/gate.js';
import type { Mount } from '../http/mount.js';
import type { FeedRow } from './feed.js';
import { type FeedMountContext, feedMount } from './feed-mount.js';

/** A long feed looks up four years of days. */
const mostWritten = 4;

export function feedMounts(
  rows: readonly FeedRow[],
  context: Omit<FeedMountContext, 'gate'>,
): Mount[] {
  const gate = createGate(mostWritten);
  return rows.map((row) => feedMount(row, { ...context, gate }));
}
