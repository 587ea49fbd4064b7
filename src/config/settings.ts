/** The settings: one row each. */
import { builtInTiers } from '../limits/tiers.js';
import {
  asText,
  duration,
  folder,
  integer,
  oneOf,
  origin,
  type PagesPolicy,
  pagesPolicy,
  tiersFile,
  urls,
} from './readers.js';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** A setting: what it is when unset, what it means, and how its text becomes a value. */
export interface Setting<Value> {
  readonly name: string;
  /** As the README shows it. */
  readonly byDefault: string;
  readonly help: string;
  /** Whether the text may be in a file instead, named by the setting `NAME_FILE`. */
  readonly isSecret?: true;
  /** The value of a text that is set; throws a `RangeError`, a line for each thing expected. */
  readonly read: (text: string) => Value;
  readonly unset: Value;
}

const setting = <Value>(row: Setting<Value>): Setting<Value> => row;

export const settings = {
  host: setting({
    name: 'HOST',
    byDefault: '127.0.0.1',
    help: 'Address that the API listens on.',
    read: asText,
    unset: '127.0.0.1',
  }),
  port: setting({
    name: 'PORT',
    byDefault: '3000',
    help: 'Port that the API listens on; 0 takes a free one.',
    read: integer(0, 65_535),
    unset: 3000,
  }),
  adminPort: setting<number | undefined>({
    name: 'ADMIN_PORT',
    byDefault: 'unset: off',
    help: 'Port for `/metrics` and health.',
    read: integer(0, 65_535),
    unset: undefined,
  }),
  adminHost: setting<string | undefined>({
    name: 'ADMIN_HOST',
    byDefault: 'that of `HOST`',
    help: 'Address that the admin port listens on.',
    read: asText,
    unset: undefined,
  }),
  elasticsearchUrls: setting<readonly string[] | undefined>({
    name: 'ELASTICSEARCH_URL',
    byDefault: 'unset: embedded catalogue',
    help: 'One or more nodes, comma-separated; or `ELASTICSEARCH_URL_FILE`, a file that holds it.',
    isSecret: true,
    read: urls(['http:', 'https:']),
    unset: undefined,
  }),
  elasticsearchApiKey: setting<string | undefined>({
    name: 'ELASTICSEARCH_API_KEY',
    byDefault: 'unset',
    help: 'For a secured cluster, or `ELASTICSEARCH_API_KEY_FILE`; `user:password@` in the URL works too.',
    isSecret: true,
    read: asText,
    unset: undefined,
  }),
  indexPrefix: setting({
    name: 'INDEX_PREFIX',
    byDefault: 'menologion',
    help: 'Prefix of the aliases `-saints`, `-feasts`, `-countries` and the index `-keys`.',
    read: (text) => {
      if (/^[a-z0-9][a-z0-9_-]{0,60}$/.test(text)) return text;
      throw new RangeError(
        'must be 1 to 61 of a-z, 0-9, _ and -, beginning with a letter or digit',
      );
    },
    unset: 'menologion',
  }),
  redisUrl: setting<string | undefined>({
    name: 'REDIS_URL',
    byDefault: 'unset: in-process limits',
    help: 'Redis that counts the quotas of all replicas; or `REDIS_URL_FILE`, a file that holds it.',
    isSecret: true,
    read: (text) => urls(['redis:', 'rediss:'])(text)[0],
    unset: undefined,
  }),
  dataDir: setting({
    name: 'DATA_DIR',
    byDefault: '.menologion',
    help: 'Folder of the key file and the month counts of the embedded default.',
    read: asText,
    unset: '.menologion',
  }),
  fixtures: setting({
    name: 'FIXTURES',
    byDefault: 'fixtures',
    help: 'Folder that the embedded catalogue and the indexer read.',
    read: folder,
    unset: 'fixtures',
  }),
  tiers: setting({
    name: 'TIERS',
    byDefault: 'built in',
    help: 'JSON file of tiers.',
    read: tiersFile,
    unset: builtInTiers,
  }),
  publicUrl: setting<string | undefined>({
    name: 'PUBLIC_URL',
    byDefault: 'the bound address',
    help: 'Origin by which the service is known outside, for links in pages, feeds, sitemaps, tools and the OpenAPI document.',
    read: origin,
    unset: undefined,
  }),
  pages: setting<PagesPolicy | undefined>({
    name: 'PAGES',
    byDefault: '60/5000',
    help: 'How many pages an address may ask for in a minute and in a month; `unlimited`; or `off`.',
    read: pagesPolicy,
    unset: { perMinute: 60, perMonth: 5000 },
  }),
  mcpOrigins: setting<readonly string[]>({
    name: 'MCP_ORIGINS',
    byDefault: 'unset: none',
    help: 'Origins whose pages may call the tools at `/mcp`, comma-separated; its own and this machine may.',
    read: (text) => text.split(',').map((part) => origin(part.trim())),
    unset: [],
  }),
  trustProxy: setting({
    name: 'TRUST_PROXY',
    byDefault: 'false',
    help: 'Whether the last `X-Forwarded-For` is believed to be the caller.',
    read: (text) => oneOf(['true', 'false'])(text) === 'true',
    unset: false,
  }),
  shutdownDelay: setting({
    name: 'SHUTDOWN_DELAY',
    byDefault: '0',
    help: 'How long requests are still taken, as unready, once told to stop: a time such as `5s`.',
    read: duration('5m', 0, 300_000),
    unset: 0,
  }),
  shutdownGrace: setting({
    name: 'SHUTDOWN_GRACE',
    byDefault: '10s',
    help: 'How long what is in flight may take after that.',
    read: duration('5m', 0, 300_000),
    unset: 10_000,
  }),
  engineDeadline: setting({
    name: 'ENGINE_DEADLINE',
    byDefault: '1s',
    help: 'How long Elasticsearch may take to answer a look-up before it counts as away.',
    read: duration('1m', 50, 60_000),
    unset: 1_000,
  }),
  answerMemory: setting({
    name: 'ANSWER_MEMORY',
    byDefault: '6',
    help: 'Megabytes of answers that are remembered.',
    read: integer(1, 4_096),
    unset: 6,
  }),
  mostLookups: setting({
    name: 'MOST_LOOKUPS',
    byDefault: '128',
    help: 'How many look-ups may be under way at once; what comes beyond is answered 503.',
    read: integer(1, 10_000),
    unset: 128,
  }),
  mostSearches: setting({
    name: 'MOST_SEARCHES',
    byDefault: '32',
    help: 'How many of these may be searches.',
    read: integer(1, 10_000),
    unset: 32,
  }),
  mostKeyLookups: setting({
    name: 'MOST_KEY_LOOKUPS',
    byDefault: '64',
    help: 'How many keys not yet known may be looked up at once.',
    read: integer(1, 10_000),
    unset: 64,
  }),
  logLevel: setting<LogLevel>({
    name: 'LOG_LEVEL',
    byDefault: 'info',
    help: `JSON lines on stderr: ${logLevels.join(', ')}.`,
    read: oneOf(logLevels),
    unset: 'info',
  }),
} as const;
