/** A page for people: what it contains, and how it is requested. */
import type { ComponentChildren } from 'preact';
import type { Static, TObject } from 'typebox';
import type { Reckoning } from '../calendar/reckoning.js';
import type { ListedChurch } from '../catalogue/queries.js';
import type { CacheLifetime } from '../http/answers/answer.js';
import type { PageFeeds } from './alternates.js';

export interface Page {
  /** The canonical path with its query; the request may differ by `utm_source` and the like. */
  readonly path: string;
  /** Without the site's name. */
  readonly title: string;
  /** One sentence, for search engines and link previews. */
  readonly description: string;
  readonly main: ComponentChildren;
  /** The API request with the same answer. */
  readonly api?: { readonly operationId: string; readonly request: string };
  /** Feeds with the same content, by file name. */
  readonly feeds?: PageFeeds;
  /** The pages above this one, the highest first. */
  readonly above?: readonly PageLink[];
  /** The pages before and after this one. */
  readonly pager?: PagerProps;
  /** Structured data for search engines, besides the breadcrumbs: schema.org. */
  readonly jsonLd?: Readonly<Record<string, unknown>>;
  /** The navigation section it belongs to, if not the first page above. */
  readonly section?: string;
  /** False where search engines should not keep it. */
  readonly isIndexed?: boolean;
  /** Whether its footer says how to cite it: pages of records do. */
  readonly isCitable?: boolean;
  /** Style sheets and scripts beyond those of every page, by their names in `assets.ts`. */
  readonly styles?: readonly string[];
  readonly scripts?: readonly string[];
  /** The class of `body`, for the style sheet. */
  readonly kind?: string;
  /** The church that the reader has chosen. */
  readonly church?: ListedChurch;
}

export interface PageLink {
  readonly name: string;
  /** A path of this site. */
  readonly url: string;
}

export interface PagerProps {
  readonly label: string;
  readonly previous: PageLink | undefined;
  readonly next: PageLink | undefined;
  /** False where search engines should not follow: years without end. */
  readonly isFollowed: boolean;
}

/** What the reader has chosen, on this page or another: see `preferences.ts`. */
export interface Preferences {
  readonly calendar: Reckoning;
  readonly church: ListedChurch | undefined;
}

/**
 * A page as data. `parameters` are checked like an operation's, except that unknown query
 * parameters are ignored.
 */
export interface PageRow<Parameters extends TObject = TObject> {
  /** Each segment that is a parameter is written `{name}`. */
  readonly path: string;
  readonly parameters: Parameters;
  readonly cache: CacheLifetime;
  /** What the page depends on besides the request, such as today's date. */
  readonly dependsOn?: () => string;
  /** Where it may load from and send to (content security policy), if not as other pages do. */
  readonly policy?: string;
  /** The `Link` header, for programs that do not read HTML. */
  readonly link?: string;
  /** The path to which these values lead instead, if to another page. */
  leadsTo?(values: Static<Parameters>): string | undefined;
  /** A method rather than a property, so that pages of any parameters fit one list. */
  load(values: Static<Parameters>, preferences: Preferences): Promise<Page>;
}

/** A path that redirects, depending on the day or on a form's values. */
export interface RedirectRow<Parameters extends TObject = TObject>
  extends Pick<PageRow<Parameters>, 'path' | 'parameters'> {
  /** `maxAge` is how long this holds, in seconds. */
  redirect(values: Static<Parameters>): { readonly to: string; readonly maxAge: number };
}

/** Infers the types of `load` from the schema. */
export const pageRow = <Parameters extends TObject>(row: PageRow<Parameters>) => row;

/** The policy of pages whose scripts ask this service. */
export const connectingPolicy =
  "script-src 'self'; connect-src 'self'; img-src 'self'; form-action 'self'";

/** With the script that keeps the chosen calendar and use for the front page. */
export const withPreferenceScript = (row: PageRow): PageRow => ({
  ...row,
  policy: row.policy ?? "script-src 'self'; img-src 'self'; form-action 'self'",
  async load(...asked) {
    const page = await row.load(...asked);
    return { ...page, scripts: [...(page.scripts ?? []), 'visitor.js'] };
  },
});

/** A day or feast for search engines, with what is known of every such event. */
export const eventOf = (of: { name: string; startDate: string; description: string }) => ({
  '@type': 'Event',
  ...of,
  endDate: of.startDate,
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  organizer: { '@type': 'Organization', name: 'Orthodox Church' },
});

/** A page at the path of an operation without `/v1`, which takes the same parameters. */
export const operationPage = <Parameters extends TObject>(
  { path, parameters, cache }: Pick<PageRow<Parameters>, 'path' | 'parameters' | 'cache'>,
  load: PageRow<Parameters>['load'],
): PageRow<Parameters> => ({
  path: path.replace('/v1', ''),
  // On pages, a church is one of the preferences, which every link has.
  parameters: withoutChurchParameter(parameters),
  cache,
  load,
});

function withoutChurchParameter<Parameters extends TObject>(parameters: Parameters): Parameters {
  const { church: _, ...properties } = parameters.properties;
  return { ...parameters, properties };
}

/** Infers the types of `redirect` from the schema. */
export const redirectRow = <Parameters extends TObject>(row: RedirectRow<Parameters>) => row;
