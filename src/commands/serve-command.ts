/** `menologion serve` */
import { Command } from 'commander';
import { readEnvironment, toConfig } from '../config.js';
import { keepHeapBounded, keepHeapSmall } from '../flags.js';
import { createLog } from '../log.js';
import { type Service, startService } from '../wire.js';
import { print } from './output.js';

export function serveCommand(): Command {
  return new Command('serve')
    .description('Serve the API; the settings are environment variables (see the README).')
    .action(serve);
}

async function serve(): Promise<void> {
  const config = toConfig(readEnvironment());
  if (config.elasticsearchUrls === undefined) keepHeapSmall();
  else keepHeapBounded();
  const log = createLog(config.logLevel);
  const service = await startService(config, log);
  if (service.developmentKey !== undefined) announceKey(service.url, service.developmentKey);
  await stopSignal();
  log.info('stopping');
  await stop(service);
  log.info('stopped');
  log.flush();
}

/** The key is for this run and this machine alone, and goes to the terminal, not to the log. */
function announceKey(url: string, key: string): void {
  print('No key has been issued yet; this one is for this run only. Try:');
  print(`curl -H 'Authorization: Bearer ${key}' ${url}/v1/calendar/today`);
}

/** Waits for the first signal; a second one ends the process at once. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    const onSignal = () => {
      process.once('SIGINT', () => process.exit(1));
      process.once('SIGTERM', () => process.exit(1));
      resolve();
    };
    process.once('SIGINT', onSignal);
    process.once('SIGTERM', onSignal);
  });
}

const stop = (service: Service) => service.stop();
