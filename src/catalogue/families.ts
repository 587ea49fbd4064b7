/** Kinds of saint by family: who asks for martyrs means every kind of them. */

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

/** A category and those that are kinds of it. */
export const familyOf = (category: string): readonly string[] => [
  category,
  ...(families[category] ?? []),
];
