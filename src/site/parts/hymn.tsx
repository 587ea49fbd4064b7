import type { Hymnography } from '../../api/operations/saints.js';
import { typeset } from '../words.js';
import { HymnText } from './raw-html.js';

type HymnAnswer = NonNullable<Hymnography['troparion']>;

const languages = { cu: 'Church Slavonic', el: 'Greek' } as const;

interface HymnsProps {
  readonly hymns: Pick<Hymnography, 'troparion' | 'kontakion'>;
  /** The heading level: 2 below the page's title, 3 below another heading. */
  readonly level?: 2 | 3;
}

export const Hymns = ({ hymns: { troparion, kontakion }, level = 2 }: HymnsProps) => (
  <>
    {troparion && <Hymn name="Troparion" hymn={troparion} level={level} />}
    {kontakion && <Hymn name="Kontakion" hymn={kontakion} level={level} />}
  </>
);

interface HymnProps {
  readonly name: string;
  readonly hymn: HymnAnswer;
  readonly level: 2 | 3;
}

function Hymn({ name, hymn: { mode, html, source, incipit }, level }: HymnProps) {
  const Heading = `h${level}` as const;
  return (
    <section class="hymn">
      <Heading>
        {name} <span class="mode">Tone {mode}</span>
      </Heading>
      <HymnText class="verse" html={typeset(html.replaceAll('&quot;', '"'))} />
      {incipit && (
        <p class="source">
          {languages[incipit.language]}: <span lang={incipit.language}>{incipit.text}</span> …
        </p>
      )}
      {source === 'common' && <p class="source">From the common service for this kind of saint.</p>}
    </section>
  );
}
