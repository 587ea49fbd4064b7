import type { Hymnography } from '../../api/operations/hymnography.js';
import { capitalized } from '../words.js';
import { HymnText } from './raw-html.js';

const languages = { cu: 'Church Slavonic', el: 'Greek' } as const;

type Hymn = NonNullable<Hymnography['troparion']>;

interface HymnsProps {
  readonly hymns: Pick<Hymnography, 'troparion' | 'kontakion' | 'greek'>;
  /** 2 below the page's title, 3 below another heading. */
  readonly level?: 2 | 3;
}

/** Each hymn, and what Greek use sings in its place. */
export const Hymns = ({ hymns, level = 2 }: HymnsProps) =>
  (['troparion', 'kontakion'] as const).map((kind) => {
    const own = hymns[kind];
    const greek = hymns.greek?.[kind];
    const isSame = greek?.html === own?.html;
    return (
      <>
        {own && (
          <OneHymn
            heading={capitalized(kind)}
            mode={greek && isSame ? `${own.mode}, in Greek use ${greek.mode}` : `${own.mode}`}
            hymn={own}
            level={level}
          />
        )}
        {greek && !isSame && (
          <OneHymn
            heading={`${capitalized(kind)} in Greek use`}
            mode={`${greek.mode}`}
            hymn={greek}
            level={level}
          />
        )}
      </>
    );
  });

interface OneHymnProps {
  readonly heading: string;
  readonly mode: string;
  readonly hymn: Hymn;
  readonly level: 2 | 3;
}

function OneHymn({ heading, mode, hymn, level }: OneHymnProps) {
  const { melody, html, source, incipit, original } = hymn;
  const Heading = `h${level}` as const;
  return (
    <section class="hymn">
      <Heading>
        {heading} <span class="mode">Tone {mode}</span>
      </Heading>
      {melody !== null && (
        <p class="source">
          To the melody “<span lang={incipit.language}>{melody}</span>”, named by its first words in{' '}
          {languages[incipit.language]}
        </p>
      )}
      <HymnText html={html} />
      <Original incipit={incipit} original={original} />
      {source === 'common' && (
        <p class="source">
          From the common service for this kind of saint. Your parish may sing one of the saint’s
          own, whose received text we do not have.
        </p>
      )}
    </section>
  );
}

/** How the original begins; all of it unfolds where it is in hand. */
function Original({ incipit: { language, text }, original }: Pick<Hymn, 'incipit' | 'original'>) {
  const beginning = (
    <>
      {languages[language]}: <span lang={language}>{text}</span> …
    </>
  );
  if (original === null) return <p class="source">{beginning}</p>;
  return (
    <details class="source original">
      <summary>{beginning}</summary>
      <p lang={language}>{original}</p>
    </details>
  );
}
