/** Figures and how they are shown. */

export const median = (values) => quantile(values, 0.5);

export function quantile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const show = (value, digits = 2) =>
  value.toLocaleString('en', { maximumFractionDigits: digits });

/** One line: what was measured, the figure, the aim. */
export function report(what, figure, aim) {
  console.log(`${what}: ${figure}${aim === undefined ? '' : ` (aim ${aim})`}`);
}
