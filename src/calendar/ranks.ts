/** Ranks of the typikon that decide something, from 8 (a feast of the Lord) to 1 (simple). */

export const vigil = 5;
export const polyeleos = 4;
/** The least rank of which all saints of a day are sung, not the first alone. */
export const doxology = 3;
