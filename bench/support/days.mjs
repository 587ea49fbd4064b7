/** Paths of days. */

const dayMs = 86_400_000;

/** `count` days in a row from `from`, alternating between the calendars on request. */
export function dayPaths(count, { from = '2026-01-01', bothCalendars = false } = {}) {
  const startMs = Date.parse(from);
  return Array.from({ length: count }, (_, index) => {
    const place = bothCalendars ? index >> 1 : index;
    const date = new Date(startMs + place * dayMs).toISOString().slice(0, 10);
    return `/v1/calendar/${date}${bothCalendars && index % 2 === 1 ? '?calendar=julian' : ''}`;
  });
}
