/** Maps of the lands by the number of their saints; the list of countries beside them has the numbers. */
import type { Country } from '../../api/operations/countries.js';
import { grouped } from '../../catalogue/grouped.js';
import { listed } from '../words.js';
import lands from './lands.json' with { type: 'json' };

/**
 * The least number of saints of each step, from the most to the fewest, and its hatching: full, a
 * lattice, lines and dots, which are told apart without colour and when small.
 */
const steps = [
  { least: 200, hatch: 'M0 3h6', width: 6 },
  { least: 50, hatch: 'M0 3h6M3 0v6', width: 1.7 },
  { least: 10, hatch: 'M0 3h6', width: 1.1 },
  { least: 1, hatch: 'M3 3h0', width: 1.6 },
] as const;

const wordsOf = (least: number, index: number) =>
  index === 0 ? `${least} or more` : `${least} to ${(steps[index - 1]?.least ?? 0) - 1}`;

const stepOf = (saintCount: number) => {
  const step = steps.find(({ least }) => saintCount >= least);
  return step === undefined ? 'none' : `url(#from-${step.least})`;
};

const Patterns = () => (
  <defs>
    {steps.map(({ least, hatch, width }) => (
      <pattern
        key={least}
        id={`from-${least}`}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path class="hatch" d={hatch} stroke-width={width} />
      </pattern>
    ))}
  </defs>
);

type Mapped = Pick<Country, 'isoCode' | 'name' | 'url' | 'saintCount'>;

/**
 * A picture for the eyes and the mouse alone: each of its links is in the list too. The world leaves
 * those of the nearer lands to their own map.
 */
const Drawing = ({ map, countries }: { map: keyof typeof lands; countries: readonly Mapped[] }) => {
  const { width, height, others, lands: outlines } = lands[map];
  const outlineOf: Readonly<Record<string, string | undefined>> = outlines;
  const shown = countries.filter(({ isoCode }) => outlineOf[isoCode]);
  const isNear = ({ isoCode }: Mapped) => map === 'world' && isoCode in lands.near.lands;
  const linked = shown.filter((each) => !isNear(each));
  const unlinked = grouped(
    shown.filter(isNear).map((each) => [stepOf(each.saintCount), outlineOf[each.isoCode]]),
  );
  return (
    <svg class="lands" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {map === 'near' && <Patterns />}
      <path class="others" d={others} />
      {[...unlinked].map(([fill, outlines]) => (
        <path key={fill} d={outlines.join('')} fill={fill} />
      ))}
      {linked.map(({ isoCode, name, url, saintCount }) => (
        <a key={isoCode} href={url} tabindex={-1}>
          <title>{`${name}: ${saintCount}`}</title>
          <path d={outlineOf[isoCode]} fill={stepOf(saintCount)} />
        </a>
      ))}
    </svg>
  );
};

export const LandMap = ({ countries }: { readonly countries: readonly Mapped[] }) => {
  const most = countries.toSorted((one, other) => other.saintCount - one.saintCount).slice(0, 4);
  return (
    <figure class="maps">
      <Drawing map="near" countries={countries} />
      <figcaption>
        <Drawing map="world" countries={countries} />
        The lands with the most saints are{' '}
        {listed(most.map(({ name, saintCount }) => `${name} (${saintCount})`))}.
        <ul class="legend">
          {steps.map(({ least }, index) => (
            <li key={least}>
              <svg class="sample" viewBox="0 0 30 16" aria-hidden="true">
                <rect x="1" y="1" width="28" height="14" fill={stepOf(least)} />
              </svg>{' '}
              {wordsOf(least, index)} saints
            </li>
          ))}
          <li>Outlined only: none listed, or no page</li>
        </ul>
      </figcaption>
    </figure>
  );
};
