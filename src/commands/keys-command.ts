/** `menologion keys …` */
import { Command, InvalidArgumentError, Option } from 'commander';
import { readEnvironment, toConfig } from '../config.js';
import { type ApiKeyRecord, type KeyRefusal, type KeyStore, maxGraceMs } from '../keys/keys.js';
import { createLog } from '../log.js';
import { openKeyStore } from '../wire.js';
import { CommandError, print, table } from './output.js';

export function keysCommand(): Command {
  return new Command('keys')
    .description('Issue, list, rotate and revoke API keys.')
    .addCommand(issueCommand())
    .addCommand(listCommand())
    .addCommand(rotateCommand())
    .addCommand(revokeCommand());
}

const openStore = (): Promise<KeyStore> => {
  const config = toConfig(readEnvironment());
  return openKeyStore(config, createLog(config.logLevel));
};

function issueCommand(): Command {
  return new Command('issue')
    .description('Print a new key, alone and only once.')
    .requiredOption('--tenant <name>', 'who will call with it')
    .requiredOption('--tier <tier>', 'the quota tier, such as free or pro')
    .action(async (request: { tenant: string; tier: string }) => {
      print(accepted(await (await openStore()).issue(request)).text);
    });
}

function listCommand(): Command {
  return new Command('list')
    .description('List every key ever issued; never the key itself.')
    .option('--json', 'as a JSON array')
    .action(async ({ json }: { json?: boolean }) => {
      const rows = (await (await openStore()).list()).map(listed);
      if (json) {
        print(JSON.stringify(rows, null, 2));
        return;
      }
      const cells = rows.map((row) => Object.values(row).map((value) => value ?? '-'));
      print(table([['ID', 'TENANT', 'TIER', 'CREATED', 'EXPIRES', 'REVOKED'], ...cells]));
    });
}

function rotateCommand(): Command {
  return new Command('rotate')
    .description('Print a new key for the same tenant; the old one ends after a grace period.')
    .argument('<id>', 'the id of the key, as `keys list` shows it')
    .addOption(
      new Option('--grace <time>', 'how long the old key lives on: 90s, 15m, 7d or 0')
        .argParser(grace)
        .default(dayMs, '24h'),
    )
    .action(async (id: string, { grace: graceMs }: { grace: number }) => {
      print(accepted(await (await openStore()).rotate(id, graceMs)).text);
    });
}

function revokeCommand(): Command {
  return new Command('revoke')
    .description('End a key now.')
    .argument('<id>', 'the id of the key, as `keys list` shows it')
    .action(async (id: string) => {
      const record = accepted(await (await openStore()).revoke(id));
      process.stderr.write(`${record.id} of ${record.tenant} is revoked\n`);
    });
}

const listed = ({ id, tenant, tier, createdAt, expiresAt, revokedAt }: ApiKeyRecord) => ({
  id,
  tenant,
  tier,
  createdAt,
  expiresAt,
  revokedAt,
});

/** The outcome, unless it was refused: what the caller gave wrongly is a misuse, the rest fails. */
function accepted<Outcome extends object>(outcome: Outcome | KeyRefusal): Outcome {
  if (!('refused' in outcome)) return outcome;
  const isMisuse = outcome.refused === 'invalid-tenant' || outcome.refused === 'unknown-tier';
  throw new CommandError(outcome.detail, isMisuse);
}

const dayMs = 86_400_000;
const unitsMs: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: dayMs };

function grace(text: string): number {
  const [, count, unit] = /^(\d{1,9})([smhd])$/.exec(text) ?? [];
  const graceMs = text === '0' ? 0 : Number(count) * (unitsMs[unit ?? ''] ?? Number.NaN);
  if (graceMs >= 0 && graceMs <= maxGraceMs) return graceMs;
  throw new InvalidArgumentError('It must be an integer with s, m, h or d, or 0; 366d at most.');
}
