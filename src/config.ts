/** The settings: one row each. The only file that reads the environment. */
import { readFileSync } from 'node:fs';

export type Environment = Readonly<Record<string, string | undefined>>;

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** A setting: what it is when unset, what it means, and how its text becomes a value. */
interface Setting<Value> {
  readonly name: string;
  /** As the README shows it. */
  readonly byDefault: string;
  readonly help: string;
  /** The value of a text that is set; throws a `RangeError` that says what was expected. */
  readonly read: (text: string) => Value;
  readonly unset: Value;
}

const setting = <Value>(row: Setting<Value>): Setting<Value> => row;

const integer = (minimum: number, maximum: number) => (text: string) => {
  const value = Number(text);
  if (/^\d{1,9}$/.test(text) && value >= minimum && value <= maximum) return value;
  throw new RangeError(`must be an integer between ${minimum} and ${maximum}`);
};

const oneOf =
  <const Values extends readonly string[]>(values: Values) =>
  (text: string): Values[number] => {
    if (values.includes(text)) return text;
    throw new RangeError(`must be one of ${values.join(', ')}`);
  };

const urls = (protocols: readonly string[]) => (text: string) => {
  const list = text.split(',').map((part) => part.trim());
  for (const part of list) {
    const protocol = URL.canParse(part) ? new URL(part).protocol : '';
    if (protocols.includes(protocol)) continue;
    throw new RangeError(`must hold URLs that begin with ${protocols.join('// or ')}//`);
  }
  return list;
};

const fileText = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new RangeError(`must be a file that can be read (${code})`);
  }
};

const asText = (text: string) => text;

function origin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && text.replace(/\/$/, '') === url.origin) {
    return url.origin;
  }
  throw new RangeError('must be an origin such as https://menologion.example, without a path');
}

/** How often an address may ask for pages; null is unlimited. */
export interface PagesPolicy {
  readonly perMinute: number | null;
  readonly perMonth: number | null;
}

/** Undefined for none at all. */
function pagesPolicy(text: string): PagesPolicy | undefined {
  if (text === 'off') return undefined;
  if (text === 'unlimited') return { perMinute: null, perMonth: null };
  const [, minute, month] = /^([1-9]\d{0,8})\/([1-9]\d{0,8})$/.exec(text) ?? [];
  if (minute === undefined) {
    throw new RangeError('must be off, unlimited or two numbers such as 60/5000');
  }
  return { perMinute: Number(minute), perMonth: Number(month) };
}

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
    help: 'Port on `HOST` for `/metrics` and health.',
    read: integer(0, 65_535),
    unset: undefined,
  }),
  elasticsearchUrls: setting<readonly string[] | undefined>({
    name: 'ELASTICSEARCH_URL',
    byDefault: 'unset: embedded catalogue',
    help: 'One or more nodes, comma-separated.',
    read: urls(['http:', 'https:']),
    unset: undefined,
  }),
  elasticsearchApiKey: setting<string | undefined>({
    name: 'ELASTICSEARCH_API_KEY',
    byDefault: 'unset',
    help: 'For a secured cluster; `user:password@` in the URL works too.',
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
    help: 'Redis that counts the quotas of all replicas.',
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
    read: asText,
    unset: 'fixtures',
  }),
  tiers: setting<string | undefined>({
    name: 'TIERS',
    byDefault: 'built in',
    help: 'JSON file of tiers.',
    read: fileText,
    unset: undefined,
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
  logLevel: setting<LogLevel>({
    name: 'LOG_LEVEL',
    byDefault: 'info',
    help: `JSON lines on stderr: ${logLevels.join(', ')}.`,
    read: oneOf(logLevels),
    unset: 'info',
  }),
} as const;

type Settings = typeof settings;
export type Config = {
  readonly [Key in keyof Settings]: Settings[Key] extends Setting<infer Value> ? Value : never;
};

/** Settings are wrong; the message names each of them. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

export const readEnvironment = (): Environment => process.env;

/** The checked settings; an empty variable counts as unset. Reports every fault at once. */
export function toConfig(environment: Environment): Config {
  const faults: string[] = [];
  const values = Object.entries(settings).map(([key, { name, read, unset }]) => {
    const text = environment[name]?.trim() ?? '';
    if (text === '') return [key, unset];
    try {
      return [key, read(text)];
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      faults.push(`${name} ${error.message}`);
      return [key, unset];
    }
  });
  if (faults.length > 0) throw new ConfigError(faults);
  return Object.freeze(Object.fromEntries(values)) as Config;
}
