/** The civil date in UTC, YYYY-MM-DD. */
export const todayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

export const currentYear = (now: number): number => new Date(now).getUTCFullYear();

/** Whole seconds until the civil date in UTC changes. */
export const secondsOfToday = (now: number): number => 86_400 - Math.floor((now / 1000) % 86_400);
