/** Small drawings: the typikon's signs of rank, and what may be eaten. Few fonts have any of them. */

import type { ComponentChildren } from 'preact';
import { vigil } from '../../calendar/ranks.js';
import { toneInWords, typeset } from '../words.js';

const dots = (points: string) => <path class="dots" d={points} />;

/** The great sign is a cross in a circle, that of a vigil in half a circle. */
const ranks = {
  great: {
    name: 'Great feast',
    drawing: (
      <>
        <circle cx="10" cy="10" r="8.8" />
        <path d="M10 6v8M6 10h8" />
        {dots('M10 5h0M10 15h0M5 10h0M15 10h0')}
      </>
    ),
  },
  vigil: {
    name: 'Vigil',
    drawing: (
      <>
        <path d="M10 4v11M5 9h10M2 10a8 8 0 0 0 16 0" />
        {dots('M10 2.5h0M4.5 9h0M15.5 9h0M10 14h0')}
      </>
    ),
  },
  polyeleos: {
    name: 'Polyeleos',
    drawing: (
      <>
        <path d="M10 4v12M4 10h12" />
        {dots('M10 3h0M10 17h0M3 10h0M17 10h0')}
      </>
    ),
  },
  doxology: {
    name: 'Doxology',
    drawing: (
      <>
        <path d="M14 2.5a7.6 7.6 0 1 0 0 15" />
        {dots('M11 7h0M11 13h0M15.5 10h0')}
      </>
    ),
  },
  six: {
    name: 'Six stichera',
    drawing: (
      <>
        <path d="M6 2.5a7.6 7.6 0 1 1 0 15" />
        {dots('M9 7h0M9 13h0M4.5 10h0')}
      </>
    ),
  },
} as const;

export type SignName = keyof typeof ranks;

/** Whether a commemoration is printed in red. */
export const isWithVigil = ({ rank }: { readonly rank: number }) => rank >= vigil;

/** The typikon's sign for a rank; a simple commemoration has none. */
export function signOf(rank: number): SignName | undefined {
  if (rank > vigil) return 'great';
  return ([undefined, undefined, 'six', 'doxology', 'polyeleos', 'vigil'] as const)[rank];
}

const signNames = Object.keys(ranks) as SignName[];

const RankSign = ({ name }: { readonly name: SignName }) => (
  <svg class="sign" viewBox="0 0 20 20" role="img" aria-label={ranks[name].name}>
    <title>{ranks[name].name}</title>
    {ranks[name].drawing}
  </svg>
);

/** A title after its sign, if it has one; no line ends between them. */
export function Signed({ sign, title }: { sign: SignName | undefined; title: string }) {
  const text = typeset(title);
  if (sign === undefined) return <>{text}</>;
  const [first, ...others] = text.split(' ');
  return (
    <>
      <span class="whole">
        <RankSign name={sign} /> {first}
      </span>{' '}
      {others.join(' ')}
    </>
  );
}

/** By shape, so that they are told apart without colour: full for the strictest, open for none. */
const fasts: Readonly<Record<string, ComponentChildren>> = {
  xerophagy: <circle class="full" cx="10" cy="10" r="8" />,
  'wine-oil': (
    <path
      class="full"
      d="M10 1.5c3 4.6 5.6 7.3 5.6 11a5.6 5.6 0 0 1-11.2 0c0-3.7 2.6-6.4 5.6-11z"
    />
  ),
  fish: (
    <>
      <path class="full" d="M1 10c2.7-4.5 9-5.8 13-1.3l4.8-3.2v9L14 11.3C10 15.8 3.7 14.5 1 10z" />
      <circle class="eye" cx="5.5" cy="9" r="1.1" />
    </>
  ),
  'no-meat': <path d="M1.5 16.5h17v-6l-9-6-8 6zM1.5 10.5h17M6 13.5h.5M12 13h1" />,
  'fast-free': <circle cx="10" cy="10" r="7.5" />,
};

/** Beside the words for it. */
export const FastSign = ({ tone }: { readonly tone: string }) => (
  <svg class="sign" viewBox="0 0 20 20" aria-hidden="true">
    {fasts[tone] ?? fasts.xerophagy}
  </svg>
);

/** What the signs of a month mean, for its foot. */
export const Legend = () => (
  <ul class="legend">
    {signNames.map((name) => (
      <li key={name}>
        <RankSign name={name} /> {ranks[name].name}
      </li>
    ))}
    {(['xerophagy', 'wine-oil', 'fish', 'no-meat'] as const).map((tone) => (
      <li key={tone}>
        <FastSign tone={tone} /> {toneInWords(tone)}
      </li>
    ))}
    <li>Each cell names the chief ones; the page of the day has them all</li>
  </ul>
);
