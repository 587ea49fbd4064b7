/** The settings: one row each. */
import { builtInTiers, parseTiers } from '../access/limits/tiers.js';
import {
  asText,
  duration,
  fileText,
  folder,
  integer,
  listOf,
  oneOf,
  origin,
  pagesPolicy,
  url,
} from './readers.js';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** A setting: its default, its meaning, and how its text becomes a value. */
export interface Setting<Value> {
  readonly name: string;
  /** Its name in earlier versions: whoever still sets that keeps the setting, and is warned. */
  readonly formerName?: string;
  readonly help: string;
  /** Whether the text may instead be in a file that the setting `NAME_FILE` names. */
  readonly isSecret?: true;
  /** The value of a text; throws a `RangeError` with one line for each fault. */
  readonly read: (text: string) => Value;
  readonly defaultValue: Value;
  /** The default as `docs/reference.md` shows it, if not as it is. */
  readonly defaultText?: string;
}

const setting = <Value>(row: Setting<Value>): Setting<Value> => row;

/** A setting without a default. */
const optional = <Value>(
  row: Omit<Setting<Value>, 'defaultValue'>,
): Setting<Value | undefined> => ({ ...row, defaultValue: undefined });

const link = url(['https:', 'http:', 'mailto:']);
const isTrue = (text: string) => oneOf(['true', 'false'])(text) === 'true';

/** Settings of earlier versions: whoever still sets one is warned that it has no effect. */
export const removedSettings = ['MOST_SEARCHES', 'MOST_KEY_LOOKUPS'] as const;

export const settings = {
  host: setting({
    name: 'HOST',
    help: 'Address that the API listens on.',
    read: asText,
    defaultValue: '127.0.0.1',
  }),
  port: setting({
    name: 'PORT',
    help: 'Port that the API listens on; 0 takes a free one.',
    read: integer(0, 65_535),
    defaultValue: 3000,
  }),
  adminPort: optional({
    name: 'ADMIN_PORT',
    defaultText: 'unset: off',
    help: 'Port for `/metrics` and health.',
    read: integer(0, 65_535),
  }),
  adminHost: optional({
    name: 'ADMIN_HOST',
    defaultText: 'same as `HOST`',
    help: 'Address that the admin port listens on.',
    read: asText,
  }),
  elasticsearchUrls: optional({
    name: 'ELASTICSEARCH_URL',
    defaultText: 'unset: embedded catalogue',
    help: 'One or more nodes, comma-separated; or `ELASTICSEARCH_URL_FILE`, a file that contains them.',
    isSecret: true,
    read: listOf(url(['http:', 'https:'])),
  }),
  elasticsearchApiKey: optional({
    name: 'ELASTICSEARCH_API_KEY',
    defaultText: 'unset',
    help: 'API key for a secured cluster, or `ELASTICSEARCH_API_KEY_FILE`; `user:password@` in the URL works too.',
    isSecret: true,
    read: asText,
  }),
  indexPrefix: setting({
    name: 'INDEX_PREFIX',
    help: 'Prefix of the aliases `-saints`, `-feasts`, `-countries` and the index `-keys`.',
    read: (text) => {
      if (/^[a-z0-9][a-z0-9_-]{0,60}$/.test(text)) return text;
      throw new RangeError(
        'must be 1 to 61 of a-z, 0-9, _ and -, beginning with a letter or digit',
      );
    },
    defaultValue: 'menologion',
  }),
  redisUrl: optional({
    name: 'REDIS_URL',
    defaultText: 'unset: in-process limits',
    help: 'Redis that counts the quotas for all replicas; or `REDIS_URL_FILE`, a file that contains the URL.',
    isSecret: true,
    read: url(['redis:', 'rediss:']),
  }),
  dataDir: setting({
    name: 'DATA_DIR',
    help: 'Folder for the key file and the monthly counts when no engines are used.',
    read: asText,
    defaultValue: '.menologion',
  }),
  fixtures: setting({
    name: 'FIXTURES',
    defaultText: '`fixtures`, or those of the package',
    help: 'Folder that the embedded catalogue and the indexer read.',
    read: folder,
    defaultValue: 'fixtures',
  }),
  tiers: setting({
    name: 'TIERS',
    defaultText: 'built in',
    help: 'JSON file that defines the tiers.',
    read: (path) => parseTiers(fileText(path)),
    defaultValue: builtInTiers,
  }),
  publicUrl: optional({
    name: 'PUBLIC_URL',
    defaultText: 'the bound address',
    help: 'Public origin of the service, for links in pages, feeds, sitemaps, tools and the OpenAPI document.',
    read: origin,
  }),
  pages: setting<ReturnType<typeof pagesPolicy>>({
    name: 'PAGES',
    defaultText: '600',
    help: 'How many pages an address may request per minute, or per minute and month (`600/50000`); `unlimited`; or `off` for no pages.',
    read: pagesPolicy,
    defaultValue: { perMinute: 600, perMonth: null },
  }),
  mcpOrigins: setting<readonly string[]>({
    name: 'MCP_ORIGINS',
    defaultText: 'unset: none',
    help: 'Other origins whose pages may call the tools at `/mcp`, comma-separated; its own and localhost always may.',
    read: listOf(origin),
    defaultValue: [],
  }),
  mcpKeyInPath: setting({
    name: 'MCP_KEY_IN_PATH',
    help: 'Whether the tools also take the key in the path, `/mcp/omk_…`, for connectors that send no headers. The log of the service leaves it out; those of proxies and connectors may not.',
    read: isTrue,
    defaultValue: false,
  }),
  reportUrl: optional({
    name: 'REPORT_URL',
    defaultText: 'unset: no link',
    help: 'Where readers report mistakes, `https:` or `mailto:`; the record and its generation are added.',
    read: link,
  }),
  keyUrl: optional({
    name: 'KEY_URL',
    defaultText: 'unset: no link',
    help: 'Where people get a key, `https:` or `mailto:`; the page for developers links there.',
    read: link,
  }),
  keyedCaching: setting<'public' | 'private'>({
    name: 'KEYED_CACHING',
    help: 'Who may cache answers to a key: `public`, shared caches too, which may still answer after a revocation, as the cache of the service may in an outage; or `private`, the caller alone.',
    read: oneOf(['public', 'private']),
    defaultValue: 'public',
  }),
  trustProxy: setting({
    name: 'TRUST_PROXY',
    help: "Whether the last address in `X-Forwarded-For` is trusted to be the caller's.",
    read: isTrue,
    defaultValue: false,
  }),
  shutdownDelay: setting({
    name: 'SHUTDOWN_DELAY',
    help: 'How long the service keeps answering, while it reports itself unready, once told to stop: a time such as `5s`.',
    read: duration('5m', 0, 300_000),
    defaultValue: 0,
  }),
  shutdownGrace: setting({
    name: 'SHUTDOWN_GRACE',
    defaultText: '10s',
    help: 'How long requests in flight may take after that.',
    read: duration('5m', 0, 300_000),
    defaultValue: 10_000,
  }),
  engineDeadline: setting({
    name: 'ENGINE_DEADLINE',
    defaultText: '1s',
    help: 'How long Elasticsearch may take to answer a look-up before it counts as unavailable.',
    read: duration('1m', 50, 60_000),
    defaultValue: 1_000,
  }),
  answerMemory: setting({
    name: 'ANSWER_MEMORY',
    help: 'Megabytes of memory for cached answers; pages and feeds get as much each.',
    read: integer(1, 4_096),
    defaultValue: 6,
  }),
  maxLookups: setting({
    name: 'MAX_LOOKUPS',
    formerName: 'MOST_LOOKUPS',
    help: 'How many look-ups may run at once, a quarter of them searches; further ones are answered 503.',
    read: integer(1, 10_000),
    defaultValue: 128,
  }),
  logLevel: setting<LogLevel>({
    name: 'LOG_LEVEL',
    help: `Least severe level to log, as JSON lines on stderr: ${logLevels.join(', ')}.`,
    read: oneOf(logLevels),
    defaultValue: 'info',
  }),
} as const;
