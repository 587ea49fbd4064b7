/** The document around every page. */
import { renderToString } from 'preact-render-to-string';
import { alternatesOf } from './alternates.js';
import type { Page, PageLink } from './page.js';
import { Citation } from './parts/citation.js';
import { Cross } from './parts/cross.js';
import { LinkList, Pager } from './parts/links.js';
import { OwnCalendar } from './parts/page-feeds.js';
import { JsonLd } from './parts/raw-html.js';
import { typeset } from './words.js';

export const siteName = 'Menologion';

const sections: readonly PageLink[] = [
  { name: 'Today', url: '/calendar/today' },
  { name: 'Calendar', url: '/calendar' },
  { name: 'Feasts', url: '/feasts' },
  { name: 'Saints', url: '/saints' },
  { name: 'Countries', url: '/countries' },
];

const footer: readonly PageLink[] = [
  { name: 'About', url: '/about' },
  { name: 'Churches', url: '/churches' },
  { name: 'Words explained', url: '/kinds#words' },
  { name: 'For guests', url: '/guests' },
  { name: 'Feeds', url: '/feeds' },
  { name: 'For developers', url: '/docs' },
  { name: 'Attribution', url: '/attribution' },
  { name: 'Terms', url: '/terms' },
];

/** The page as an HTML document. */
export const renderPage = (props: DocumentProps): string =>
  `<!doctype html>${renderToString(<Document {...props} />)}`;

interface DocumentProps {
  readonly page: Page;
  /** Where to report a mistake on it; null if the operator has no such address. */
  readonly reportUrl: string | null;
  /** `https://host`, without a slash at the end. */
  readonly origin: string;
  /** The path of an asset by its name. */
  readonly asset: (name: string) => string;
  /** Today's date, for citations. */
  readonly readOn: string;
}

const Document = ({ page, reportUrl, origin, asset, readOn }: DocumentProps) => (
  <html lang="en">
    <Head page={page} origin={origin} asset={asset} />
    <body class={page.kind}>
      <a class="skip" href="#main">
        Skip to content
      </a>
      <Header page={page} />
      <main id="main">
        <Way page={page} />
        {page.church && (
          <p class="note your-church">
            Your Church: <a href={`/churches#${page.church.slug}`}>{typeset(page.church.name)}</a>
          </p>
        )}
        {page.main}
        <OwnCalendar feeds={page.feeds} origin={origin} />
      </main>
      <footer>
        {page.isCitable && (
          <Citation page={page} origin={origin} siteName={siteName} readOn={readOn} />
        )}
        {reportUrl !== null && (
          <p class="cite">
            <a href={reportUrl}>Report a mistake</a>
          </p>
        )}
        <nav aria-label="About this site">
          <LinkList links={footer} />
        </nav>
        {page.api && (
          <p class="api">
            For developers: the <a href={`/docs#${page.api.operationId}`}>API call</a> for this
            page, <code class="address">GET {page.api.request}</code>
          </p>
        )}
      </footer>
    </body>
  </html>
);

function Head({ page, origin, asset }: Omit<DocumentProps, 'readOn' | 'reportUrl'>) {
  const title = page.path === '/' ? `${siteName}: ${page.title}` : `${page.title} · ${siteName}`;
  const canonical = origin + page.path;
  return (
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={page.description} />
      {page.isIndexed === false && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonical} />
      <link
        rel="preload"
        href={asset('latin.woff2')}
        as="font"
        type="font/woff2"
        crossorigin="anonymous"
      />
      <link rel="stylesheet" href={asset('site.css')} />
      {page.styles?.map((name) => (
        <link key={name} rel="stylesheet" href={asset(name)} />
      ))}
      {alternatesOf(page.api, page.feeds).map(({ type, path, name }) => (
        <link key={path} rel="alternate" type={type} href={path} title={name} />
      ))}
      <link rel="icon" type="image/svg+xml" href={asset('icon.svg')} />
      <link rel="apple-touch-icon" href={asset('apple-touch-icon.png')} />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title={siteName}
        href="/opensearch.xml"
      />
      <meta name="theme-color" content="#fbf8f1" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#16140f" media="(prefers-color-scheme: dark)" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:type" content={page.path === '/' ? 'website' : 'article'} />
      <meta property="og:title" content={page.path === '/' ? title : page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={origin + asset('share.png')} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={siteName} />
      <meta name="twitter:card" content="summary_large_image" />
      {page.jsonLd && (
        <JsonLd data={{ '@context': 'https://schema.org', ...page.jsonLd, url: canonical }} />
      )}
      {page.above && <JsonLd data={breadcrumbs(page, page.above, origin)} />}
      {page.scripts?.map((name) => (
        <script key={name} src={asset(name)} defer />
      ))}
    </head>
  );
}

const breadcrumbs = (page: Page, above: readonly PageLink[], origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [...above, { name: page.title, url: page.path }].map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + url,
  })),
});

/** Links to the pages above, before and after this one, in one row. */
const Way = ({ page: { above, pager } }: { readonly page: Page }) =>
  (above ?? pager) && (
    <div class="way">
      {above && (
        <nav class="trail" aria-label="Breadcrumb">
          <ol>
            {above.map(({ name, url }) => (
              <li key={url}>
                <a href={url}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {pager && <Pager {...pager} />}
    </div>
  );

const Header = ({ page }: { readonly page: Page }) => (
  <header class="site">
    <a class="brand" href="/">
      <Cross />
      <span>{siteName}</span>
    </a>
    <nav aria-label="Main">
      <LinkList links={sections} current={page.section ?? page.above?.[0]?.url} />
    </nav>
    {page.section !== '/search' && (
      <>
        {/* On a phone an icon leads to the search page: a field would take a row of its own. */}
        <a class="to-search" href="/search">
          <span class="unseen">Search</span>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M8.5 2.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM13 13l5 5" />
          </svg>
        </a>
        {page.path !== '/' && (
          <search>
            <form action="/search">
              <input
                type="search"
                name="q"
                aria-label="Search saints, feasts and countries"
                placeholder="Search"
                required
                maxlength={200}
              />
              <button type="submit">Search</button>
            </form>
          </search>
        )}
      </>
    )}
  </header>
);
