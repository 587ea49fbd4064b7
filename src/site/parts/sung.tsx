/** What is sung at a Liturgy. */
import type { SungHymn, SungText, SungVerses } from '../../api/operations/sung-shapes.js';
import { feastUrl, hymnographyUrl } from '../../api/record-urls.js';
import { typeset } from '../words.js';
import { HymnText } from './raw-html.js';

const places = {
  glory: 'Glory',
  'both-now': 'Both now',
  'glory-both-now': 'Glory, both now',
} as const;

const urlOf = ({ saint, feast }: SungHymn): string | undefined => {
  if (saint !== null) return hymnographyUrl(saint);
  return feast === null ? undefined : feastUrl(feast);
};

export const Tone = ({ mode }: { readonly mode: number | null }) =>
  mode !== null && <span class="mode">, Tone {mode}</span>;

/** What it is sung for: the answer names a Sunday with its mode, which `Tone` would repeat. */
export const sungFor = (of: string): string => typeset(of.replace(/, mode \d$/, ''));

/** Hymns in the order in which they are sung; without their words, each is a line. */
export const SungHymns = ({
  name,
  hymns,
  isWithWords,
}: {
  readonly name: string;
  readonly hymns: readonly SungHymn[];
  readonly isWithWords: boolean;
}) =>
  hymns.map((hymn) => {
    const url = urlOf(hymn);
    const of = typeset(hymn.of);
    const place = hymn.place === null ? '' : `${places[hymn.place]}: `;
    const heading = (
      <>
        {place}
        {name}: {url === undefined ? of : <a href={url}>{of}</a>}
        <Tone mode={hymn.mode} />
        {hymn.source === 'common' && <span class="note"> (from the common service)</span>}
      </>
    );
    const key = `${name} ${hymn.incipit.text}`;
    if (!isWithWords) return <li key={key}>{heading}</li>;
    return (
      <section key={key} class="hymn">
        <h3>{heading}</h3>
        <HymnText html={hymn.html} />
        <p class="source">
          <span lang={hymn.incipit.language}>{hymn.incipit.text}</span> …
        </p>
      </section>
    );
  });

/** Prokeimena and the like: the words of each verse, and where it stands. */
export function VersesList({ name, items }: { name: string; items: readonly SungVerses[] }) {
  if (items.length === 0) return null;
  return (
    <section class="hymn">
      <h3>{name}</h3>
      {items.map(({ of, mode, verses }) => (
        <div key={of + verses[0]?.incipit.text}>
          <p>
            {sungFor(of)}
            <Tone mode={mode} />
          </p>
          <ul>
            {verses.map((verse) => (
              <VerseLine key={verse.incipit.text} verse={verse} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

type Verse = SungVerses['verses'][number];

/** The words of a verse; where there is no English, the first words of the original. */
export const VerseWords = ({ text, incipit }: Pick<Verse, 'text' | 'incipit'>) =>
  text === null ? <span lang={incipit.language}>{incipit.text} …</span> : typeset(text);

/** A verse, and where it stands. */
export function VerseLine({ verse }: { readonly verse: Verse }) {
  const { reference, note } = verse;
  return (
    <li>
      <VerseWords {...verse} />{' '}
      <span class="note">
        {reference?.kjv}
        {reference !== null && reference.lxx !== reference.kjv && `, ${reference.lxx} (LXX)`}{' '}
        {note !== null && typeset(note)}
      </span>
    </li>
  );
}

/** Words in the place of a fixed part. */
export const InsteadOf = ({ name, text }: { name: string; text: SungText | null }) =>
  text && (
    <section class="hymn">
      <h3>
        {name}
        <Tone mode={text.mode} />
      </h3>
      <HymnText html={text.html} />
    </section>
  );
