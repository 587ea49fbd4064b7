/** The only place where HTML goes out unescaped. */

interface RawHtmlProps {
  /** From the catalogue: only `p`, `br`, `em` and `strong` (hymns), or only `em` (highlights). */
  readonly html: string;
  readonly class?: string;
}

/** Hymns of the catalogue. */
export const HymnText = ({ html, class: name }: RawHtmlProps) => (
  <div class={name} dangerouslySetInnerHTML={{ __html: html }} />
);

/** A snippet of a search result. */
export const Highlight = ({ html }: RawHtmlProps) => (
  <p class="highlight" dangerouslySetInnerHTML={{ __html: html }} />
);

/** Linked data; `<` is escaped so that nothing in it can end the block. */
export const JsonLd = ({ data }: { readonly data: unknown }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
  />
);
