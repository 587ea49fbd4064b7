/** A page for people: what it says of itself, and how it is asked for. */
import type { ComponentChildren } from 'preact';
import type { Static, TObject } from 'typebox';
import type { CacheLifetime } from '../api/operation.js';
import type { PageFeeds } from './alternates.js';

export interface Page {
  /** The canonical path, its query included; what was asked may differ by `utm_source` and the like. */
  readonly path: string;
  /** Without the name of the site. */
  readonly title: string;
  /** One sentence, for search engines and previews of links. */
  readonly description: string;
  readonly main: ComponentChildren;
  /** The request of the API that answers the same, for "as JSON". */
  readonly api?: { readonly operationId: string; readonly request: string };
  /** Feeds of the same, by the names of their files. */
  readonly feeds?: PageFeeds;
  /** Names and paths of the pages above this one. */
  readonly above?: readonly PageLink[];
  /** What search engines read of it beside the trail, in schema.org's words. */
  readonly jsonLd?: Readonly<Record<string, unknown>>;
  /** The section of the navigation that it belongs to. */
  readonly section?: string;
  /** False where search engines should not keep it. */
  readonly isIndexed?: boolean;
  /** Whether "cite this page" stands at its foot: pages of records. */
  readonly isCitable?: boolean;
  /** Sheets and scripts beside the one that all have, by the names of `assets.ts`. */
  readonly styles?: readonly string[];
  readonly scripts?: readonly string[];
  /** A word for the style sheet, on `body`. */
  readonly kind?: string;
}

export interface PageLink {
  readonly name: string;
  readonly path: string;
}

/** What was asked for is for now at another path. */
export interface Redirect {
  readonly to: string;
  /** For how many seconds it holds. */
  readonly maxAge: number;
}

/**
 * A page as data. `parameters` are checked as an operation's are, but that parameters of the query
 * that it does not name are passed over.
 */
export interface PageRow<Parameters extends TObject = TObject> {
  /** With `{name}` for each segment that is a parameter. */
  readonly path: string;
  readonly parameters: Parameters;
  readonly cache: CacheLifetime;
  /** What the page depends on beside the request, such as the date of today. */
  readonly dependsOn?: () => string;
  /** Directives of the content security policy beside those that all pages have. */
  readonly policy?: string;
  /** What the header `Link` names, for programs that read no HTML. */
  readonly link?: string;
  /** A method rather than a property, so that pages of any parameters fit one list. */
  find(values: Static<Parameters>): Promise<Page>;
}

/** A path that only leads to another, which depends on the day or on what a form sends. */
export interface RedirectRow<Parameters extends TObject = TObject> {
  readonly path: string;
  readonly parameters: Parameters;
  redirect(values: Static<Parameters>): Redirect;
}

/** Infers the types of `find` from the schema. */
export const pageRow = <Parameters extends TObject>(
  row: PageRow<Parameters>,
): PageRow<Parameters> => row;

/** Infers the types of `redirect` from the schema. */
export const redirectRow = <Parameters extends TObject>(
  row: RedirectRow<Parameters>,
): RedirectRow<Parameters> => row;
