/**
 * Manners for guests. Gathered from what parishes of several Churches tell their visitors, and from
 * newspapers of Belgrade on the slava: only what most of them agree on.
 */
import type { ComponentChildren } from 'preact';
import { today } from '../../api/dates.js';
import { memorialsUrl } from '../../api/record-urls.js';
import { parameters } from '../../api/schemas/parameters.js';
import { yearToPlan } from '../calendar/weeks.js';
import type { SiteContext } from '../context.js';
import { type Page, type PageLink, pageRow } from '../page.js';
import { LinkList } from '../parts/links.js';
import { Fact } from '../parts/text.js';

const guestsPath = '/guests';

interface Occasion {
  readonly id: string;
  readonly name: string;
  /** What people call it when they search. */
  readonly called: RegExp;
  readonly facts: readonly (readonly [name: string, text: ComponentChildren])[];
}

const inChurch: Occasion['facts'] = [
  [
    'Dress',
    'As for a formal visit, with shoulders and knees covered. Men take their hats off. In Russian parishes most women cover their heads and wear a skirt; elsewhere few do.',
  ],
  [
    'Standing',
    'People stand for most of a service, in some churches for all of it. Sit down whenever you need to. If you can, stand for the gospel and whenever the priest blesses the people or carries the chalice.',
  ],
  [
    'Coming late',
    'Many do, and nobody minds. Wait at the door while somebody reads, preaches or walks in procession. Switch your telephone off, and ask before you take pictures.',
  ],
  [
    'Candles',
    'Anyone may light one and pray. You find them at the entrance, with a box for a small offering.',
  ],
  [
    'Icons, the cross',
    'You need not cross yourself, bow or kiss icons. If you kiss one, wear no lipstick.',
  ],
];

const communion: Occasion['facts'] = [
  [
    'Who receives it',
    'Orthodox Christians who have prepared for it by prayer, fasting and, as a rule, confession. All others stay where they are meanwhile, many Orthodox among them.',
  ],
  [
    'Blessed bread',
    <>
      At the end people go up to kiss the cross, and bread is given out, the{' '}
      <a href="/kinds#antidoron">antidoron</a>. It is not Communion, and most parishes offer it to
      guests too. You need not go.
    </>,
  ],
];

const christmas: Occasion['facts'] = [
  [
    'When',
    <>
      On 25 December, and on 7 January in the <a href="/churches">Churches of the Old Calendar</a>,
      with a service in the evening or the night before.
    </>,
  ],
  [
    'What to say',
    '“Christ is born!”, and the answer is “Glorify Him!” In Greek “Christos gennatai! – Doxasate!”, in Serbian “Hristos se rodi! – Vaistinu se rodi!”, in Romanian “Hristos se naște! – Slăviți-L!”',
  ],
];

const pascha: Occasion['facts'] = [
  [
    'What happens',
    'Shortly before midnight the church is dark. Light is passed from candle to candle, everyone goes out with it, and outside the doors “Christ is risen” is sung for the first time. Matins and the Liturgy follow in a church full of light. At the end red eggs are given out, and in Slavic parishes baskets of food are blessed.',
  ],
  [
    'How long',
    'From about half past eleven to two or three. Many go home after the first hymns. Come early: it is the one night when the church is full.',
  ],
  [
    'What to say',
    '“Christ is risen!”, and the answer is “Truly He is risen!” In Greek “Christos anesti! – Alithos anesti!”, in Slavonic “Christos voskrese! – Voistinu voskrese!”, in Serbian “Hristos vaskrse! – Vaistinu vaskrse!”, in Romanian “Hristos a înviat! – Adevărat a înviat!” It is said for forty days.',
  ],
  [
    'To bring',
    'A warm coat. Candles are at the door. If you are asked to the meal afterwards, your host will say what is wanted.',
  ],
  [
    'The sermon',
    'The sermon of John Chrysostom, read on this night, bids all the faithful rejoice, those who have fasted and those who have not. It invites no guest to Communion, which is given as on other days.',
  ],
  ['The date', <a href="/feasts/pascha">When Pascha is this year and next</a>],
];

const baptism: Occasion['facts'] = [
  [
    'What happens',
    'Near the door the godparent renounces evil in the child’s name, turns to Christ and says the Creed. The child is anointed with oil, immersed three times, and at once anointed with chrism, dressed in white and carried round the font. Adults are baptized in the same way. Communion follows, then or at the next Liturgy.',
  ],
  ['How long', 'Three quarters of an hour to an hour; longer if the Liturgy follows.'],
  [
    'To bring',
    'A present for the child, as at any christening. The godparent, who is Orthodox, brings the cross, the candles and the white clothes.',
  ],
  ['What to say', '“Many years!”; to the parents in Greek “Na sas zisi!”, may it live for you.'],
];

const wedding: Occasion['facts'] = [
  [
    'What happens',
    'First the betrothal, with the rings. Then the two are crowned, drink from one cup, and are led three times round the table in the middle; Greeks may throw rice. There are no vows in Greek use, and no bride’s or groom’s side.',
  ],
  ['How long', 'About an hour, and mostly standing.'],
  [
    'To bring',
    'A present, as at any wedding. Among Greeks guests are given sugared almonds to take home.',
  ],
  [
    'What to say',
    '“Many years!”, in Slavonic “Mnogaya leta!”; in Greek “Na zisete!”, may you live.',
  ],
];

const funeral = (year: number): Occasion['facts'] => [
  [
    'What happens',
    'The coffin stands in the church, open in most parishes. After psalms, hymns and a gospel, people go up one by one to take leave. They kiss the cross or icon that lies there; you may bow, or stay in your place. The burial follows, and often a meal to which all are invited.',
  ],
  ['How long', 'About an hour; a memorial for one who died earlier, a quarter of an hour.'],
  [
    'At a memorial',
    <>
      It is served after the Liturgy or at the grave. Boiled wheat,{' '}
      <a href="/kinds#koliva">koliva</a>, is blessed and given to everyone: take it.
    </>,
  ],
  ['Dress', 'Dark clothes.'],
  ['To bring', 'Flowers, or a gift in memory of the dead if the family asks for it.'],
  [
    'What to say',
    '“Memory eternal!”, in Slavonic “Vechnaya pamyat!”, in Greek “Aionia i mnimi!”; to the family in Greek also “Zoi se sas!”, life to you. “I am sorry” will do as well.',
  ],
  [
    'The days',
    <a href={`${memorialsUrl(year, 'gregorian')}#after-death`}>
      The third, ninth and fortieth day after a death
    </a>,
  ],
];

const slava: Occasion['facts'] = [
  [
    'What happens',
    'The day of the family’s patron saint, among Serbs. A candle burns before the icon; bread and boiled wheat (žito) have been blessed with wine. Each guest is offered a spoonful of the wheat and a sip of wine before sitting down; Orthodox cross themselves first. Then there is a meal, at which the host often stands and serves.',
  ],
  [
    'How long',
    'Guests come and go through the day. Nowadays most are told when they are expected.',
  ],
  [
    'What to say',
    '“Srećna slava, domaćine!” to the host: happy slava. He thanks you and welcomes you in.',
  ],
  ['To bring', 'Wine, coffee or sweets: something small, but nobody comes empty-handed.'],
  [
    'Food',
    <>
      If the day is in a fast, as Saint Nicholas always is, the table is without{' '}
      <a href="/kinds#food">what the fast forbids</a>: meat, eggs and milk.
    </>,
  ],
  ['The day', <a href="/name-days#slava">The slava and its days</a>],
];

const nameDay: Occasion['facts'] = [
  [
    'What happens',
    'The day of the saint whose name you bear, kept like a birthday or more. In Greece whoever has one keeps open house, or treats the others; nowadays people call before they come.',
  ],
  [
    'What to say',
    '“Many years!”; in Greek “Chronia polla!”, in Slavonic “Mnogaya leta!”, in Russian also “S dnyom angela!”',
  ],
  ['To bring', 'Sweets, flowers or a bottle.'],
  ['The date', <a href="/name-days">Name days</a>],
];

const occasionsOf = (year: number): readonly Occasion[] => [
  {
    id: 'church',
    name: 'In any church',
    facts: inChurch,
    called: /\b(church|service|services|liturgy|mass)\b/,
  },
  { id: 'communion', name: 'Communion', called: /\bcommunion\b/, facts: communion },
  {
    id: 'pascha',
    name: 'The night of Pascha',
    facts: pascha,
    called: /\b(pascha|easter|midnight)\b/,
  },
  {
    id: 'christmas',
    name: 'Christmas',
    facts: christmas,
    called: /\bchristmas\b|\bchrist is born\b/,
  },
  {
    id: 'baptism',
    name: 'A baptism',
    facts: baptism,
    called: /\b(baptisms?|christenings?)\b/,
  },
  { id: 'wedding', name: 'A wedding', called: /\bweddings?\b/, facts: wedding },
  {
    id: 'funeral',
    name: 'A funeral or a memorial',
    facts: funeral(year),
    called: /\b(funerals?|memorials?|condolences?|wake)\b/,
  },
  { id: 'slava', name: 'A slava', called: /\bslavas?\b/, facts: slava },
  { id: 'name-day', name: 'A name day', called: /\bname ?days?\b/, facts: nameDay },
];

/** By itself it asks for manners, since no other page is about it. */
const alone =
  /^(?:(?:an? )?(?:\w+ )?(?:orthodox )?(?:baptisms?|christenings?|funerals?)|condolences?)$/;
const ofManners =
  /\b(wear|dress|greetings?|etiquette|manners|guests?|visit|visiting|visitors?|first time|invited|attend|attending|headscar\w*|cover my (?:head|hair)|(?:take|receive|have|get) communion|what (?:to|do (?:i|you|we)) (?:bring|say|do|wear|expect)|what happens (?:at|in)|how long (?:is|are|does)(?: \w+)* (?:service|liturgy|wedding|baptism|christening|funeral))\b/;
/** What else is visited, brought or dressed. */
const ofOthers = /\b(saints?|martyrs?|monks?|relics?|who)\b/;

/** The part of the page that a text in lower case asks for. */
export function mannersNamed(words: string): PageLink[] {
  if (!alone.test(words) && (!ofManners.test(words) || ofOthers.test(words))) return [];
  const [first, ...others] = occasionsOf(0).filter(({ called }) => called.test(words));
  const occasion = others.at(-1) ?? first;
  if (occasion === undefined && !/\borthodox\b/.test(words)) return [];
  const { id, name } = occasion ?? { id: '', name: '' };
  const isWhole = id === '' || id === 'church';
  return [
    {
      name: isWhole ? 'Visiting an Orthodox church' : `For guests: ${name.toLowerCase()}`,
      url: isWhole ? guestsPath : `${guestsPath}#${id}`,
    },
  ];
}

export function guestsRow({ api, now }: SiteContext) {
  const planned = () => yearToPlan(today(now()));
  return pageRow({
    path: guestsPath,
    parameters: parameters({}),
    cache: api.listChurches.cache,
    dependsOn: () => String(planned()),
    load: async () => guestsPage(planned()),
  });
}

/** `year` is the one whose memorials are linked. */
function guestsPage(year: number): Page {
  const occasions = occasionsOf(year);
  return {
    path: guestsPath,
    title: 'Visiting an Orthodox church',
    description:
      'For guests of an Orthodox service, a baptism, a wedding, a funeral, a slava or a name day: what happens, how long it lasts, what to wear, to bring and to say.',
    main: (
      <article>
        <h1>Visiting an Orthodox church</h1>
        <p class="lead">
          You need not know anything beforehand, or do what the others do. What follows holds for
          most parishes; your host or the priest will tell you what is usual in theirs.
        </p>
        <LinkList
          class="inline"
          links={occasions.map(({ id, name }) => ({ name, url: `#${id}` }))}
        />
        {occasions.map(({ id, name, facts }) => (
          <section key={id} id={id}>
            <h2>{name}</h2>
            <dl class="facts">
              {facts.map(([fact, text]) => (
                <Fact key={fact} name={fact}>
                  {text}
                </Fact>
              ))}
            </dl>
          </section>
        ))}
        <p class="note">
          Orthodox fast on most Wednesdays and Fridays and in four longer fasts: see{' '}
          <a href="/kinds#food">what is eaten then</a> before you cook for them. A guest eats what
          is set before him.
        </p>
      </article>
    ),
  };
}
