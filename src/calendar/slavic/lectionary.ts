/**
 * The readings of Slavic use. Source: the Apostol, the Gospel and the Old Testament readings of the
 * Typikon, as printed by the Orthodox Church in America.
 */
import slavic from '../lectionary/slavic.json' with { type: 'json' };
import { lectionaryOf, type Reading } from '../lectionary/table.js';
import { titleOfPlace } from './title.js';

const table = lectionaryOf(slavic, (place) => titleOfPlace(place));

/** The readings under a key, in the order of the service; none for an unknown key. */
export const readingsAt = (key: string): readonly Reading[] => table.get(key) ?? [];
