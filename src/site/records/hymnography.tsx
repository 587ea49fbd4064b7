/** The hymns of a saint on a page of their own, from the answer of getHymnography. */
import type { Hymnography } from '../../api/operations/hymnography.js';
import { saintUrl } from '../../api/record-urls.js';
import type { Page } from '../page.js';
import { Hymns } from '../parts/hymn.js';
import { typeset } from '../words.js';

export const hymnographyPage = (hymns: Hymnography): Page => {
  const isEmpty = !hymns.troparion && !hymns.kontakion && hymns.commemorations.length === 0;
  const saint = { name: hymns.name, url: saintUrl(hymns.slug) };
  return {
    path: hymns.url,
    title: `Hymns of ${hymns.name}`,
    description: `The troparion and kontakion of ${hymns.name} in English, for singing and printing.`,
    above: [{ name: 'Saints', url: '/saints' }, saint],
    isCitable: true,
    isIndexed: !isEmpty,
    kind: 'hymns',
    api: { operationId: 'getHymnography', request: `/v1${hymns.url}` },
    main: (
      <article>
        <p class="eyebrow">Hymns</p>
        <h1>{typeset(hymns.name)}</h1>
        {isEmpty && <p>There are no hymns for this saint yet.</p>}
        <Hymns hymns={hymns} />
        {hymns.commemorations.map((commemoration) => (
          <section key={commemoration.title}>
            <h2>{typeset(commemoration.title)}</h2>
            <Hymns hymns={commemoration} level={3} />
          </section>
        ))}
        <p class="more">
          <a href={saint.url}>The life of {hymns.name}</a> ·{' '}
          <a href="/about#hymns">How these hymns are made</a>
        </p>
      </article>
    ),
  };
};
