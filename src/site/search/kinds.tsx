/** A glossary: what the kinds of saints are, and the words of the calendar and its services. */
import { parameters } from '../../api/schemas/parameters.js';
import { saintCategories } from '../../catalogue/records.js';
import type { SiteContext } from '../context.js';
import { kindsPath } from '../links.js';
import { type Page, pageRow } from '../page.js';
import { Fact } from '../parts/text.js';
import { narrowedPath } from '../records/narrow.js';
import { capitalized, categoryInWords, typeset } from '../words.js';
import { type ChurchWord, calendarWords, heardWords } from './church-words.js';
import { explanationsOn } from './explained.js';

type Kind = (typeof saintCategories)[number];

const meanings: Readonly<Record<Kind, string>> = {
  theotokos: 'The Mother of God, Mary: in Greek, she who gave birth to God.',
  'bodiless-powers': 'The angels.',
  forerunner: 'John the Baptist, who went before Christ.',
  forefather: 'An ancestor or patriarch of the Old Testament, from Adam to Joseph the Betrothed.',
  prophet: 'One who spoke for God before Christ.',
  apostle: 'One whom Christ sent: the Twelve, the Seventy, and Paul.',
  evangelist: 'One of the four who wrote the Gospels.',
  'equal-to-the-apostles':
    'One who brought a people or a multitude to Christ, as the apostles did: Constantine, Nina, Vladimir.',
  enlightener: 'One who first preached to a people or gave it its books.',
  hierarch: 'A bishop honoured for his life and teaching, not as a martyr.',
  hieromartyr: 'A bishop, priest or deacon who died for Christ.',
  protomartyr: 'The first martyr: Stephen among men, Thecla among women; or the first of a land.',
  'great-martyr':
    'A martyr widely honoured, as a rule for great sufferings borne in public: George, Demetrius, Catherine.',
  'virgin-martyr': 'A maiden who died for Christ.',
  martyr: 'One who died for Christ rather than deny Him. The Greek word means a witness.',
  'new-martyr':
    'A martyr of later times, such as under the Ottomans or, in Russia, under the Soviets.',
  venerable: 'A monk or a nun, hermits too; in Greek hosios, in Slavonic prepodobny.',
  'venerable-martyr': 'A monk or a nun who died for Christ.',
  confessor: 'One who suffered for Christ but was not put to death.',
  'passion-bearer':
    'One who met a violent death in the spirit of Christ, though not for the faith itself: Boris and Gleb.',
  'right-believing': 'A prince, king, empress or other ruler who kept the faith and served it.',
  righteous:
    'A holy man or woman who lived in the world, married or not; or one of the Old Testament.',
  unmercenary: 'A physician who took no pay: Cosmas and Damian, Panteleimon.',
  'fool-for-christ': 'One who for Christ’s sake lived as if out of his mind, and hid his holiness.',
  stylite: 'One who lived on a pillar, in prayer.',
  'holy-father': 'One of the fathers of the Church, or of a council.',
  wonderworker: 'One known for miracles.',
  hermit: 'One who lived alone, in a desert, a forest or a cave.',
  elder: 'A guide of souls: in Greek geron, in Russian starets.',
  founder: 'The founder of a monastery.',
  hymnographer: 'A writer of hymns for the services.',
  iconographer: 'A painter of icons.',
  teacher: 'A teacher of the faith, by word or in writing.',
  'myrrh-bearer':
    'One of the women who brought myrrh to the tomb of Christ, or Joseph or Nicodemus.',
  physician: 'One who healed by the art of medicine.',
  soldier: 'One who served in an army.',
  missionary: 'One who preached to those who did not know Christ.',
};

type Explanation = Pick<ChurchWord, 'word' | 'meaning'> & Partial<Pick<ChurchWord, 'id' | 'more'>>;

const foods: readonly Explanation[] = [
  {
    word: 'Always eaten',
    meaning:
      'Bread, rice, pasta and all grain, potatoes, beans and lentils, vegetables, fruit, nuts, mushrooms, olives, jam and honey; coffee, tea and juice.',
  },
  {
    word: 'Shellfish',
    meaning:
      'Prawns, mussels, squid and other sea creatures without a backbone do not count as fish: most Greeks eat them on strict days too.',
  },
  {
    word: 'Oil',
    meaning:
      'Russian use leaves out every kind of cooking oil. Many Greeks leave out only olive oil, and cook with others.',
  },
  {
    word: 'Wine',
    meaning: 'Other strong drink counts as wine; in Slavic lands beer is often allowed.',
  },
  {
    word: 'Who need not fast',
    meaning:
      'Small children, the sick, the very old, and women who are pregnant or nursing. Few lay people keep the whole rule; your priest can say how much of it is for you.',
  },
];

export const kindsRow = ({ api }: SiteContext) =>
  pageRow({
    path: kindsPath,
    parameters: parameters({}),
    cache: api.listChurches.cache,
    load: async () => kindsPage,
  });

const kindsPage: Page = {
  path: kindsPath,
  title: 'Kinds of saints and words of the calendar',
  description:
    'What the Orthodox Church means by the names of its kinds of saints, such as hieromartyr, venerable and passion-bearer, and by words of its calendar and services: troparion, tone, antidoron, axios, many years.',
  above: [{ name: 'Saints', url: '/saints' }],
  main: (
    <article>
      <h1>Kinds of saints</h1>
      <p class="lead">
        What the Church calls its saints, and what that means. A saint may be of several kinds; each
        links to its saints. Below are the <a href="#words">words of the calendar</a>,{' '}
        <a href="#heard">words heard in church</a> and{' '}
        <a href="#food">what is eaten on fast days</a>.
      </p>
      <dl class="facts">
        {saintCategories.map((kind) => (
          <Fact
            key={kind}
            id={kind}
            name={
              <a href={narrowedPath('/saints', { category: kind })}>
                {capitalized(categoryInWords(kind))}
              </a>
            }
          >
            {typeset(meanings[kind])}
          </Fact>
        ))}
      </dl>
      <h2 id="words">Words of the calendar and the services</h2>
      <Explained words={calendarWords} />
      <h2 id="heard">Words heard in church</h2>
      <Explained words={heardWords} />
      <h2 id="food">What is eaten on fast days</h2>
      <Explained words={foods} />
    </article>
  ),
};

function Explained({ words }: { readonly words: readonly Explanation[] }) {
  return (
    <dl class="facts">
      {words.map(({ id, word, meaning, more }) => (
        <Fact key={word} id={id} name={word}>
          {typeset(meaning)}
          {more && (
            <>
              {' '}
              <a href={more.url}>{more.name}</a>.
            </>
          )}
        </Fact>
      ))}
    </dl>
  );
}

/** Kinds by the words that stand for one of them alone. */
const kindsAsked = saintCategories.map((kind) => ({
  id: kind,
  word: capitalized(categoryInWords(kind)),
  asked: `${kind.replaceAll('-', '[- ]')}s?`,
}));

/** Where a word is explained that a text in lower case consists of, or asks for. */
export const wordsNamed = explanationsOn(kindsPath, [
  ...calendarWords,
  ...heardWords,
  ...kindsAsked,
]);
