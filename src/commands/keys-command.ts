/** `menologion keys …` */
import { userInfo } from 'node:os';
import { Command, InvalidArgumentError, Option } from 'commander';
import {
  type ApiKeyRecord,
  isLive,
  type KeyRefusal,
  type KeyStore,
  maxGraceMs,
  noSuchKey,
} from '../access/keys/keys.js';
import type { Allowance } from '../access/limits/limiter.js';
import { pick } from '../catalogue/pick.js';
import { type Config, readEnvironment, toConfig } from '../config/config.js';
import { millisecondsOf } from '../config/readers.js';
import { createLog } from '../telemetry/log.js';
import { openKeyStore } from '../wire/keys.js';
import { type Counts, openCounts } from '../wire/limits.js';
import { asJson, CommandError, print, table } from './output.js';

export function keysCommand(): Command {
  return new Command('keys')
    .description('Issue, list, rotate and revoke API keys, and see their use.')
    .addCommand(issueCommand())
    .addCommand(listCommand())
    .addCommand(rotateCommand())
    .addCommand(revokeCommand())
    .addCommand(usageCommand());
}

async function open(): Promise<{ config: Config; store: KeyStore }> {
  const config = toConfig(readEnvironment());
  return { config, store: await openKeyStore(config, createLog(config.logLevel)) };
}

/** An audit line of JSON, whatever the log level: who changed which key. */
function audit(change: 'issued' | 'rotated' | 'revoked', key: ApiKeyRecord): void {
  const { id, tenant, tier, expiresAt } = key;
  const line = {
    level: 'info',
    time: new Date().toISOString(),
    audit: `key-${change}`,
    keyId: id,
    tenant,
    tier,
    expiresAt,
    by: operator(),
    msg: `key ${id} of ${tenant} ${change}`,
  };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

/** The operating system's name for the caller; in a container the user may have none. */
function operator(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}

function issueCommand(): Command {
  return new Command('issue')
    .description('Print a new key: once, with nothing else on stdout.')
    .requiredOption('--tenant <name>', 'who will use it')
    .requiredOption('--tier <tier>', 'the quota tier, such as free or pro')
    .action(async (request: { tenant: string; tier: string }) => {
      const { store } = await open();
      const { text, record } = accepted(await store.issue(request));
      audit('issued', record);
      print(text);
    });
}

function listCommand(): Command {
  return new Command('list')
    .description('List every key ever issued; never the key itself.')
    .option('--json', 'as a JSON array')
    .action(async ({ json }: { json?: boolean }) => {
      const rows = (await (await open()).store.list()).map(listed);
      const heading = ['ID', 'TENANT', 'TIER', 'CREATED', 'EXPIRES', 'REVOKED'];
      print(json ? asJson(rows) : table([heading, ...rows.map(Object.values)]));
    });
}

function rotateCommand(): Command {
  return new Command('rotate')
    .description('Print a new key for the same tenant; the old one expires after a grace period.')
    .argument('<id>', 'the id of the key, as `keys list` shows it')
    .addOption(
      new Option('--grace <time>', 'how long the old key stays valid: 90s, 15m, 7d or 0')
        .argParser(grace)
        .default(millisecondsOf('24h'), '24h'),
    )
    .action(async (id: string, { grace: graceMs }: { grace: number }) => {
      const { store } = await open();
      const { text, record } = accepted(await store.rotate(id, graceMs));
      const old = (await store.list()).find((key) => key.id === id);
      if (old) audit('rotated', old);
      audit('issued', record);
      print(text);
    });
}

function revokeCommand(): Command {
  return new Command('revoke')
    .description('Revoke a key at once.')
    .argument('<id>', 'the id of the key, as `keys list` shows it')
    .action(async (id: string) => {
      const { store } = await open();
      const record = accepted(await store.revoke(id));
      audit('revoked', record);
      process.stderr.write(`${record.id} of ${record.tenant} is revoked\n`);
    });
}

function usageCommand(): Command {
  return new Command('usage')
    .description('Show what live keys, or the one given, have used this minute and month.')
    .argument('[id]', 'the id of a key, as `keys list` shows it')
    .option('--json', 'as a JSON array')
    .action(async (id: string | undefined, { json }: { json?: boolean }) => {
      const { config, store } = await open();
      const keys = (await store.list()).filter((key) =>
        id === undefined ? isLive(key, Date.now()) : key.id === id,
      );
      if (id !== undefined && keys.length === 0) throw new CommandError(noSuchKey.detail);
      const counts = await openCounts(config);
      const rows = await Promise.all(keys.map((key) => usageOf(key, config, counts)));
      await counts.close();
      const cells = rows.map(({ id: key, tenant, tier, minute, month, resets }) => {
        return [key, tenant, tier, minute.used, minute.limit, month.used, month.limit, resets];
      });
      const ofWindows = ['MINUTE', 'LIMIT', 'MONTH', 'LIMIT', 'RESETS'];
      print(json ? asJson(rows) : table([['ID', 'TENANT', 'TIER', ...ofWindows], ...cells]));
    });
}

/**
 * The usage of a key, which it shares with the keys it was rotated from; `resets` is the day on
 * which the next month begins. A count is null where there is no limit, since nothing is counted
 * then; that of the minute is also null where only the server has it.
 */
async function usageOf(
  { id, tenant, tier, quota }: ApiKeyRecord,
  { tiers }: Config,
  counts: Counts,
) {
  const policy = tiers.get(tier);
  const found = policy && (await counts.peek({ subject: quota, policy }));
  const resetsAt = found && new Date(Date.now() + found.month.resetSeconds * 1000);
  const minute = usedOf(found?.minute);
  return {
    id,
    tenant,
    tier,
    minute: counts.knowsMinutes ? minute : { ...minute, used: null },
    month: usedOf(found?.month),
    // The window ends with a month; this cuts off what rounding up to a second adds.
    resets: resetsAt?.toISOString().slice(0, 10) ?? null,
  };
}

function usedOf(allowance: Allowance | undefined) {
  const { limit = null, remaining = null } = allowance ?? {};
  return { used: limit === null || remaining === null ? null : limit - remaining, limit };
}

const listed = (key: ApiKeyRecord) =>
  pick(key, ['id', 'tenant', 'tier', 'createdAt', 'expiresAt', 'revokedAt']);

/** The outcome, unless it was refused: a wrong argument is misuse, anything else a failure. */
function accepted<Outcome extends object>(outcome: Outcome | KeyRefusal): Outcome {
  if (!('refused' in outcome)) return outcome;
  const isMisuse = outcome.refused === 'invalid-tenant' || outcome.refused === 'unknown-tier';
  throw new CommandError(outcome.detail, isMisuse);
}

function grace(text: string): number {
  const graceMs = text === '0' ? 0 : millisecondsOf(text);
  if (graceMs >= 0 && graceMs <= maxGraceMs) return graceMs;
  throw new InvalidArgumentError('It must be an integer with s, m, h or d, or 0; at most 366d.');
}
