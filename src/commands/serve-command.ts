/** `menologion serve` */
import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { Command } from 'commander';
import { type Config, readEnvironment, toConfig } from '../config/config.js';
import { FixturesError } from '../fixtures/load.js';
import type { ReloadReport } from '../fixtures/watch.js';
import { createLog } from '../telemetry/log.js';
import { startService } from '../wire/service.js';
import { mistakeLines } from './mistakes.js';
import { CommandError, print } from './output.js';

export function serveCommand(): Command {
  return new Command('serve')
    .description('Serve the API; the settings are environment variables (see the README).')
    .option('--watch', 'without an engine: reload the fixtures as they are saved')
    .action(serve);
}

async function serve({ watch = false }: { watch?: boolean }): Promise<void> {
  const config = toConfig(readEnvironment());
  if (watch && config.elasticsearchUrls !== undefined) {
    throw new CommandError(
      '--watch follows the fixtures, which are not used with ELASTICSEARCH_URL',
      true,
    );
  }
  // What a request allocates starts in the space for new objects. Otherwise V8 learns to put part
  // of it with the old ones at once: 10 % more processor time in most runs, twice as much in some
  // (`npm run bench -- day`).
  setFlagsFromString('--no-allocation-site-pretenuring');
  // V8 lets garbage grow to several times the live data. What streams through from an engine leaves
  // no more than that (`npm run bench -- index`).
  if (config.elasticsearchUrls !== undefined) setFlagsFromString('--heap-growing-percent=100');
  const log = createLog(config.logLevel);
  for (const warning of config.warnings) log.warn(warning);
  const service = await startService(config, log, watch ? reloadReport(config) : undefined);
  // For content loaded once (`npm run bench -- memory`). Not sooner: collecting often while the
  // fixtures are read delays the start.
  if (config.elasticsearchUrls === undefined) setFlagsFromString('--heap-growing-percent=9');
  if (service.developmentKey !== undefined) announceKey(service.url, service.developmentKey);
  await stopSignal();
  log.info('stopping');
  await service.stop();
  log.info('stopped');
  log.flush();
}

/** Messages for an editor who watches the preview. */
const reloadReport = ({ fixtures }: Pick<Config, 'fixtures'>): ReloadReport => ({
  reloaded: ({ id }) => process.stderr.write(`the fixtures were reloaded: ${id}\n`),
  restored: () => process.stderr.write('the mistakes are gone; nothing else has changed\n'),
  failed(error) {
    const lines =
      error instanceof FixturesError
        ? mistakeLines(fixtures, error)
        : [error instanceof Error ? error.message : String(error)];
    lines.push('the previous version is still served', '');
    process.stderr.write(lines.join('\n'));
  },
});

/** The key is only for this run and this machine, and goes to the terminal, not to the log. */
function announceKey(url: string, key: string): void {
  print('No key has been issued yet; this one is for this run only. Try:');
  print(`curl -H 'Authorization: Bearer ${key}' ${url}/v1/calendar/today`);
}

/** Waits for the first signal; a second one ends the process at once. */
async function stopSignal(): Promise<void> {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  await Promise.race(signals.map((name) => once(process, name)));
  for (const name of signals) process.once(name, () => process.exit(1));
}
