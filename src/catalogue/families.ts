/** Families of categories: a search for martyrs includes every kind of martyr. */

const families: Readonly<Record<string, readonly string[]>> = {
  martyr: [
    'protomartyr',
    'great-martyr',
    'hieromartyr',
    'virgin-martyr',
    'venerable-martyr',
    'new-martyr',
    'passion-bearer',
  ],
  apostle: ['evangelist'],
  prophet: ['forerunner'],
  venerable: ['venerable-martyr', 'stylite', 'hermit'],
  hierarch: ['hieromartyr'],
};

/** A category, followed by the categories that are kinds of it. */
export const familyOf = (category: string): readonly string[] => [
  category,
  ...(families[category] ?? []),
];
