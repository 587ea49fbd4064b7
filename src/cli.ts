#!/usr/bin/env node
/** The program `menologion`: arguments and exit codes, nothing else. */
import { Command, CommanderError } from 'commander';
import { CommandError } from './commands/output.js';
import { ConfigError } from './config/config.js';

const failed = 1;
const misused = 2;

const program = new Command('menologion').description(
  'The Orthodox calendar and its saints as a read-only JSON API.',
);

/** Only the group in use is loaded: `serve` does without the client that `index` needs. */
const groups: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['serve', async () => (await import('./commands/serve-command.js')).serveCommand()],
  ['index', async () => (await import('./commands/index/index-command.js')).indexCommand()],
  ['new', async () => (await import('./commands/new-command.js')).newCommand()],
  ['keys', async () => (await import('./commands/keys-command.js')).keysCommand()],
]);

async function addCommands(): Promise<void> {
  const called = groups.get(process.argv[2] ?? '');
  for (const load of called ? [called] : groups.values()) program.addCommand(await load());
}

/** Commander throws instead of exiting, at every level. */
function throwOnExit(command: Command): void {
  command.exitOverride().showHelpAfterError('(--help shows the usage)');
  for (const child of command.commands) throwOnExit(child);
}

try {
  await addCommands();
  throwOnExit(program);
  await program.parseAsync();
} catch (error) {
  const code = exitCodeOf(error);
  // A failed start may have left something open, such as the first of two ports; but exit only once
  // a slow reader of a pipe has received everything printed.
  process.stdout.write('', () => process.exit(code));
}

function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : misused;
  if (error instanceof ConfigError) {
    const faults = error.faults.map((fault) => `  ${fault}\n`).join('');
    process.stderr.write(`wrong settings:\n${faults}`);
    return failed;
  }
  if (error instanceof CommandError) {
    process.stderr.write(`${error.message}\n`);
    return error.misuse ? misused : failed;
  }
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`menologion: ${message}\n`);
  return failed;
}
