/**
 * Letters of other scripts in Latin ones, so that a name typed in its own script finds the saint;
 * pure. Arabic is written without vowels: `given-names.txt` has its names as they come out here.
 */

const pairs = [
  // Cyrillic
  'а a б b в v г g д d е e ё e ж zh з z и i й i к k л l м m н n о o п p р r с s т t у u ф f',
  'х kh ц ts ч ch ш sh щ shch ъ _ ы y ь _ э e ю yu я ya і i ї i є e ґ g ѳ f ѵ i ѣ e ѡ o ѧ ya ꙗ ya ꙋ u ѹ u ѕ z ѯ ks ѱ ps ј j љ lj њ nj',
  'ћ c ђ dj џ dz',
  // Greek
  'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ ph χ ch',
  'ψ ps ω o',
  // Georgian
  'ა a ბ b გ g დ d ე e ვ v ზ z თ t ი i კ k ლ l მ m ნ n ო o პ p ჟ zh რ r ს s ტ t უ u ფ p ქ k ღ gh',
  'ყ q შ sh ჩ ch ც ts ძ dz წ ts ჭ ch ხ kh ჯ j ჰ h',
  // Armenian
  'ա a բ b գ g դ d ե e զ z է e ը y թ t ժ zh ի i լ l խ kh ծ ts կ k հ h ձ dz ղ gh ճ ch մ m յ y ն n',
  'շ sh ո o չ ch պ p ջ j ռ r ս s վ v տ t ր r ց ts ւ u փ p ք k օ o ֆ f և ev',
  // Arabic
  'ا a ب b ت t ث th ج j ح h خ kh د d ذ dh ر r ز z س s ش sh ص s ض d ط t ظ z ع _ غ gh ف f ق q ك k',
  'ل l م m ن n ه h و u ي y ى a ة ah ء _ ـ _ ٱ a پ p چ ch ک k ی y گ g',
];

const letters: ReadonlyMap<string, string> = new Map(
  pairs
    .join(' ')
    .split(' ')
    .flatMap((letter, at, all): [string, string][] =>
      at % 2 === 0 ? [[letter, (all[at + 1] ?? '').replace('_', '')]] : [],
    ),
);

/** Greek vowels and consonants that make one sound. */
const joined: readonly (readonly [RegExp, string])[] = [
  [/ου/g, 'ou'],
  [/γγ/g, 'ng'],
];

const foreign = new RegExp(`[${[...letters.keys()].join('')}]`, 'gu');

/** A text in lower case and without marks, with its letters of other scripts in Latin ones. */
export const inLatinLetters = (text: string): string =>
  joined
    .reduce((written, [from, to]) => written.replace(from, to), text)
    .replace(foreign, (letter) => letters.get(letter) ?? '');

/** A letter of either of the two. */
export const greekOrCyrillic = /[\p{Script=Greek}\p{Script=Cyrillic}]/u;
