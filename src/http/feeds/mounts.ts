/** The feeds as mounts. */
import type { FeedRow } from '../../feeds/feed.js';
import { createGate } from '../api/gate.js';
import type { Mount } from '../mount.js';
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
