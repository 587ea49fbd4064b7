/** Parables, miracles and other stories of the Gospels by the names that people ask for; pure. */

type Story = readonly [words: RegExp, book: string, chapter: number, verse: number];

/** The words of a name, and where the story begins: book, chapter and verse. */
const stories: readonly Story[] = [
  [/\bgood samaritan\b/, 'LUK', 10, 25],
  [/\bprodigal( son)?\b/, 'LUK', 15, 11],
  [/\bpublican and (the )?pharisee\b/, 'LUK', 18, 10],
  [/\brich man and lazarus\b/, 'LUK', 16, 19],
  [/\brich fool\b/, 'LUK', 12, 16],
  [/\brich (young )?(man|ruler)\b(?! and)/, 'LUK', 18, 18],
  [/\b(gadarene|gerasene|gergesene)s?\b/, 'LUK', 8, 26],
  [/\bsower\b/, 'LUK', 8, 5],
  [/\bzacchaeus\b/, 'LUK', 19, 1],
  [/\bgreat (supper|banquet)\b/, 'LUK', 14, 16],
  [/\bten lepers\b/, 'LUK', 17, 12],
  [/\bblind man (of|at|near) jericho\b/, 'LUK', 18, 35],
  [/\b(widow'?s son|widow of nain|son of the widow)\b/, 'LUK', 7, 11],
  [/\bjairus/, 'LUK', 8, 41],
  [/\b(bent|crippled) woman\b/, 'LUK', 13, 10],
  [/\b(canaanite|syrophoenician) woman\b/, 'MAT', 15, 21],
  [/\btalents\b/, 'MAT', 25, 14],
  [/\bten virgins\b/, 'MAT', 25, 1],
  [/\b(sheep and (the )?goats|last judg?ment)\b/, 'MAT', 25, 31],
  [/\b(unmerciful|unforgiving) (servant|debtor)\b/, 'MAT', 18, 23],
  [/\b(wicked|evil) (husbandmen|tenants|vinedressers)\b/, 'MAT', 21, 33],
  [/\bwedding (feast|banquet)\b/, 'MAT', 22, 2],
  [/\bwalk(s|ed|ing) on (the )?(water|sea)\b/, 'MAT', 14, 22],
  [/\b(feeding of (the )?five thousand|five loaves)\b/, 'MAT', 14, 14],
  [/\bcenturion'?s? (servant|of capernaum)\b/, 'MAT', 8, 5],
  [/\bbeatitudes\b/, 'MAT', 5, 1],
  [/\b(sheep that was lost|lost sheep)\b/, 'LUK', 15, 3],
  [/\bparalytic (let|lowered|through|at capernaum)\b/, 'MRK', 2, 1],
  [/\bsamaritan woman\b|\bwoman at the well\b/, 'JHN', 4, 5],
  [/\bman born blind\b/, 'JHN', 9, 1],
  [/\bcana\b/, 'JHN', 2, 1],
];

/** Saints too walk on water and have talents: a story needs one of these words, or its name alone. */
const asksForReading = /\b(read|reads|reading|readings|gospels?|parable|lectionary)\b/;
const around = /\b(the|of|parable|sunday)\b|[^a-z ]/g;

/** Where the story that a text asks for begins, or undefined. */
export function storyIn(text: string) {
  const words = text.toLowerCase();
  const story = stories.find(([each]) => each.test(words));
  if (story === undefined) return undefined;
  const [name, book, chapter, verse] = story;
  const rest = words.replace(name, '').replaceAll(around, '').trim();
  if (rest !== '' && !asksForReading.test(words)) return undefined;
  return { book, chapter, verse };
}
