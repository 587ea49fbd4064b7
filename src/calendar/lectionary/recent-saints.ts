/**
 * Saints with readings who died after 1583, when the calendar begins, as the tables of readings call
 * them, and the year of each one's death. Nobody has readings before.
 */
export const yearsOfDeath: ReadonlyMap<string, number> = new Map([
  ['Job of Pochaev', 1651],
  ['Theodosius of Chernigov', 1696],
  ['Tikhon of Zadonsk', 1783],
  ['First Martyrs of America', 1815],
  ['Seraphim of Sarov', 1833],
  ['Herman of Alaska', 1836],
  ['Jacob of Alaska', 1864],
  ['Innocent of Alaska', 1879],
  ['Seraphim of Sarov, uncovering of the relics', 1902],
  ['Alexis of Wilkes-Barre', 1909],
  ['Raphael of Brooklyn', 1915],
  ['John Kochurov', 1917],
  ['Nectarius of Pentapolis', 1920],
  ['Tikhon of Moscow', 1925],
  ['Alexander Hotovitzky', 1937],
]);

/** Whether a saint of the tables had died before a year. */
export const isReadIn = (year: number, { occasion }: { readonly occasion: string }): boolean =>
  year > (yearsOfDeath.get(occasion) ?? 0);
