/** Parts of a record by the names of its fields. */

export const pick = <Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  names: readonly Name[],
) => Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<Whole, Name>;

export const omit = <Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  names: readonly Name[],
) => {
  const isLeft = ([name]: [string, unknown]) => !names.some((each) => each === name);
  return Object.fromEntries(Object.entries(whole).filter(isLeft)) as Omit<Whole, Name>;
};
