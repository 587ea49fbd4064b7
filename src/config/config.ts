/** The checked settings. The only file that reads the environment. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../files/package-root.js';
import { fileText } from './readers.js';
import { removedSettings, type Setting, settings } from './settings.js';

export type Environment = Readonly<Record<string, string | undefined>>;

type Settings = typeof settings;
export type Config = {
  readonly [Key in keyof Settings]: Settings[Key] extends Setting<infer Value> ? Value : never;
} & {
  /** About settings under names of earlier versions, for the log. */
  readonly warnings: readonly string[];
};

/** Some settings are wrong; the message names each one. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

/** An installed package serves its own fixtures where there are no others. */
export function readEnvironment(): Environment {
  const { defaultValue } = settings.fixtures;
  if (existsSync(defaultValue)) return process.env;
  return { ...process.env, FIXTURES: process.env.FIXTURES || join(packageRoot(), defaultValue) };
}

/** The checked settings; an empty variable counts as unset. Reports every fault at once. */
export function toConfig(environment: Environment): Config {
  const faults: string[] = [];
  /** The value that `read` gives, or `undefined` with a fault recorded. */
  function valueOrFault<Value>(name: string, read: () => Value): Value | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      faults.push(...error.message.split('\n').map((fault) => `${name}: ${fault}`));
      return undefined;
    }
  }
  const textOf = (name: string | undefined) => environment[name ?? '']?.trim() ?? '';
  const values = Object.entries<Setting<unknown>>(settings).map(([key, each]) => {
    const { name, formerName, isSecret, read, defaultValue } = each;
    const fileName = `${name}_FILE`;
    const path = isSecret ? textOf(fileName) : '';
    const usedName = [name, formerName].find((each) => textOf(each) !== '') ?? name;
    let text = textOf(usedName);
    if (path !== '' && text !== '')
      faults.push(`${fileName}: must not be set together with ${name}`);
    else if (path !== '') text = valueOrFault(fileName, () => fileText(path).trim()) ?? '';
    return [key, text === '' ? defaultValue : valueOrFault(usedName, () => read(text))];
  });
  if (faults.length > 0) throw new ConfigError(faults);
  const isSet = (name: string | undefined) => textOf(name) !== '';
  const warnings = [
    ...Object.values<Setting<unknown>>(settings)
      .filter(({ formerName }) => isSet(formerName))
      .map(({ name, formerName }) => `${formerName} is now called ${name}`),
    ...removedSettings.filter(isSet).map((name) => `${name} no longer has any effect`),
  ];
  return Object.freeze({ ...Object.fromEntries(values), warnings }) as Config;
}
