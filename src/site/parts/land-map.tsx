/** Maps of the lands by the number of their saints; the list of countries beside them has the numbers. */
import type { Country } from '../../api/operations/countries.js';
import { listed } from '../words.js';
import lands from './lands.json' with { type: 'json' };

/** The least number of saints of each step, from the most to the fewest. */
const steps = [200, 50, 10, 1] as const;

const wordsOf = (least: number, index: number) =>
  index === 0 ? `${least} or more` : `${least} to ${(steps[index - 1] ?? 0) - 1}`;

/** By how much of it is black, so that the steps are told apart without colour. */
const stepOf = (saintCount: number) => {
  const least = steps.find((each) => saintCount >= each);
  return least === undefined ? 'none' : `url(#from-${least})`;
};

const Patterns = () => (
  <defs>
    {steps.map((least, index) => (
      <pattern
        key={least}
        id={`from-${least}`}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path class="hatch" d="M0 2.5h5" stroke-width={[5, 3, 1.7, 0.7][index]} />
      </pattern>
    ))}
  </defs>
);

type Mapped = Pick<Country, 'isoCode' | 'name' | 'url' | 'saintCount'>;

/** A picture for the eyes and the mouse alone: each of its links is in the list too. */
const Drawing = ({ map, countries }: { map: keyof typeof lands; countries: readonly Mapped[] }) => {
  const { width, height, others, lands: outlines } = lands[map];
  const outlineOf: Readonly<Record<string, string | undefined>> = outlines;
  return (
    <svg class="lands" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {map === 'near' && <Patterns />}
      <path class="others" d={others} />
      {countries.map(
        ({ isoCode, name, url, saintCount }) =>
          outlineOf[isoCode] && (
            <a key={isoCode} href={url} tabindex={-1}>
              <title>{`${name}: ${saintCount}`}</title>
              <path d={outlineOf[isoCode]} fill={stepOf(saintCount)} />
            </a>
          ),
      )}
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
          {steps.map((least, index) => (
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
