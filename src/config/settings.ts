/** The settings: one row each. */
import { builtInTiers } from '../access/limits/tiers.js';
import {
  asText,
  duration,
  folder,
  integer,
  listOf,
  oneOf,
  origin,
  type PagesPolicy,
  pagesPolicy,
  tiersFile,
  url,
} from './readers.js';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** A setting: its default, its meaning, and how its text becomes a value. */
export interface Setting<Value> {
  readonly name: string;
  /** As `docs/reference.md` shows it. */
  readonly byDefault: string;
  readonly help: string;
  /** Whether the text may instead be in a file that the setting `NAME_FILE` names. */
  readonly isSecret?: true;
  /** The value of a text; throws a `RangeError` with one line for each fault. */
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
    byDefault: 'same as `HOST`',
    help: 'Address that the admin port listens on.',
    read: asText,
    unset: undefined,
  }),
  elasticsearchUrls: setting<readonly string[] | undefined>({
    name: 'ELASTICSEARCH_URL',
    byDefault: 'unset: embedded catalogue',
    help: 'One or more nodes, comma-separated; or `ELASTICSEARCH_URL_FILE`, a file that contains them.',
    isSecret: true,
    read: listOf(url(['http:', 'https:'])),
    unset: undefined,
  }),
  elasticsearchApiKey: setting<string | undefined>({
    name: 'ELASTICSEARCH_API_KEY',
    byDefault: 'unset',
    help: 'API key for a secured cluster, or `ELASTICSEARCH_API_KEY_FILE`; `user:password@` in the URL works too.',
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
    help: 'Redis that counts the quotas for all replicas; or `REDIS_URL_FILE`, a file that contains the URL.',
    isSecret: true,
    read: url(['redis:', 'rediss:']),
    unset: undefined,
  }),
  dataDir: setting({
    name: 'DATA_DIR',
    byDefault: '.menologion',
    help: 'Folder for the key file and the monthly counts when no engines are used.',
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
    help: 'JSON file that defines the tiers.',
    read: tiersFile,
    unset: builtInTiers,
  }),
  publicUrl: setting<string | undefined>({
    name: 'PUBLIC_URL',
    byDefault: 'the bound address',
    help: 'Public origin of the service, for links in pages, feeds, sitemaps, tools and the OpenAPI document.',
    read: origin,
    unset: undefined,
  }),
  pages: setting<PagesPolicy | undefined>({
    name: 'PAGES',
    byDefault: '60/5000',
    help: 'How many pages an address may request per minute and per month; `unlimited`; or `off` for no pages.',
    read: pagesPolicy,
    unset: { perMinute: 60, perMonth: 5000 },
  }),
  mcpOrigins: setting<readonly string[]>({
    name: 'MCP_ORIGINS',
    byDefault: 'unset: none',
    help: 'Other origins whose pages may call the tools at `/mcp`, comma-separated; its own and localhost always may.',
    read: listOf(origin),
    unset: [],
  }),
  trustProxy: setting({
    name: 'TRUST_PROXY',
    byDefault: 'false',
    help: "Whether the last address in `X-Forwarded-For` is trusted to be the caller's.",
    read: (text) => oneOf(['true', 'false'])(text) === 'true',
    unset: false,
  }),
  shutdownDelay: setting({
    name: 'SHUTDOWN_DELAY',
    byDefault: '0',
    help: 'How long the service goes on taking requests, reporting unready, once told to stop: a time such as `5s`.',
    read: duration('5m', 0, 300_000),
    unset: 0,
  }),
  shutdownGrace: setting({
    name: 'SHUTDOWN_GRACE',
    byDefault: '10s',
    help: 'How long requests in flight may take after that.',
    read: duration('5m', 0, 300_000),
    unset: 10_000,
  }),
  engineDeadline: setting({
    name: 'ENGINE_DEADLINE',
    byDefault: '1s',
    help: 'How long Elasticsearch may take to answer a look-up before it counts as unavailable.',
    read: duration('1m', 50, 60_000),
    unset: 1_000,
  }),
  answerMemory: setting({
    name: 'ANSWER_MEMORY',
    byDefault: '6',
    help: 'Megabytes of memory for cached answers; pages and feeds have as much each.',
    read: integer(1, 4_096),
    unset: 6,
  }),
  mostLookups: setting({
    name: 'MOST_LOOKUPS',
    byDefault: '128',
    help: 'How many look-ups may run at once; further ones are answered 503.',
    read: integer(1, 10_000),
    unset: 128,
  }),
  mostSearches: setting({
    name: 'MOST_SEARCHES',
    byDefault: '32',
    help: 'How many of those look-ups may be searches.',
    read: integer(1, 10_000),
    unset: 32,
  }),
  mostKeyLookups: setting({
    name: 'MOST_KEY_LOOKUPS',
    byDefault: '64',
    help: 'How many unknown keys may be looked up at once.',
    read: integer(1, 10_000),
    unset: 64,
  }),
  logLevel: setting<LogLevel>({
    name: 'LOG_LEVEL',
    byDefault: 'info',
    help: `Least severe level to log, as JSON lines on stderr: ${logLevels.join(', ')}.`,
    read: oneOf(logLevels),
    unset: 'info',
  }),
} as const;
