/** The only place where HTML goes out unescaped. */
import { typeset } from '../words.js';

/** A hymn of the catalogue: `p`, `br`, `em` and `strong` are its only elements. */
export const HymnText = ({ html }: { readonly html: string }) => (
  <div
    class="verse"
    dangerouslySetInnerHTML={{ __html: typeset(html.replaceAll('&quot;', '"')) }}
  />
);

/** A snippet of a search result: `em` is its only element. */
export const Highlight = ({ html }: { readonly html: string }) => (
  <p class="highlight" dangerouslySetInnerHTML={{ __html: html }} />
);

/** Linked data; `<` is escaped so that nothing in it can end the block. */
export const JsonLd = ({ data }: { readonly data: unknown }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
  />
);
