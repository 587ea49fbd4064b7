import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryLimiter } from '../../../src/access/limits/memory.js';
import { openUsageFile } from '../../../src/access/limits/usage-file.js';
import { createClock } from '../../support/clock.js';

const clock = createClock('2026-03-10T12:00:00Z');
const march = (count: number) => () => ({ month: '2026-03', counts: [['acme', count]] as const });

describe('the usage file', () => {
  let directory: string;
  let path: string;
  let errors: string[];
  beforeEach(async () => {
    directory = join(await mkdtemp(join(tmpdir(), 'usage-')), 'data');
    path = join(directory, 'usage.json');
    errors = [];
  });
  afterEach(async () => {
    await rm(join(directory, '..'), { recursive: true });
  });
  const open = () =>
    openUsageFile({ directory, now: clock.now, onError: (error) => errors.push(error.message) });
  const hold = async (text: string) => {
    await mkdir(directory, { recursive: true });
    await writeFile(path, text);
  };

  it('keeps the counts across a restart', async () => {
    const consume = async () => {
      const usage = await open();
      const limiter = createMemoryLimiter({ now: clock.now, usage });
      const policy = { perMinute: null, perMonth: 10 };
      const names = ['acme', '__proto__', 'Ἁγία "Σοφία"'];
      const left = names.map(async (subject) => limiter.consume({ subject, policy }));
      const decisions = await Promise.all(left);
      await usage.close();
      return decisions.map((decision) => decision.month.remaining);
    };
    expect(await consume()).toEqual([9, 9, 9]);
    expect(await consume()).toEqual([8, 8, 8]);
    expect(errors).toEqual([]);
  });

  it('starts empty if there is none', async () => {
    expect((await open()).saved).toBeUndefined();
    expect(errors).toEqual([]);
  });

  it('is readable only by its owner', async () => {
    const usage = await open();
    usage.save(march(1));
    await usage.close();
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await stat(directory)).mode & 0o777).toBe(0o700);
    expect(await readdir(directory)).toEqual(['usage.json']);
  });

  it('is saved once for many changes in a second', async () => {
    const usage = await open();
    const taken: number[] = [];
    for (let count = 1; count <= 500; count += 1) {
      usage.save(() => {
        taken.push(count);
        return march(count)();
      });
    }
    expect(taken).toEqual([]);
    await expect
      .poll(() => readFile(path, 'utf8').catch(() => ''), { timeout: 3_000 })
      .toBe('{"version":1,"month":"2026-03","counts":{"acme":500}}');
    await usage.close();
    expect(taken).toEqual([500]);
  });

  it('saves a change made while saving', async () => {
    const usage = await open();
    let count = 1;
    const snapshot = () => {
      if (count === 1) {
        count = 2;
        usage.save(snapshot);
        return march(1)();
      }
      return march(count)();
    };
    usage.save(snapshot);
    await expect
      .poll(() => readFile(path, 'utf8').catch(() => ''), { timeout: 5_000 })
      .toContain('"acme":2');
    await usage.close();
  });

  it.each([
    ['half a file', '{"version":1,"month":"2026-03","cou', 'is not JSON'],
    ['an empty file', '', 'is not JSON'],
    ['another version', '{"version":2,"month":"2026-03","counts":{}}', 'is not a usage file'],
    ['no month', '{"version":1,"counts":{}}', 'is not a usage file'],
    ['a month that is none', '{"version":1,"month":"March","counts":{}}', 'is not a usage file'],
    [
      'a negative count',
      '{"version":1,"month":"2026-03","counts":{"a":-1}}',
      'has an invalid count',
    ],
  ])('is set aside and reported when it holds %s', async (_, text, fault) => {
    await hold(text);
    const usage = await open();
    expect(usage.saved).toBeUndefined();
    const aside = `${path}.damaged-${clock.now()}`;
    expect(errors).toEqual([`${path}: ${fault}; set aside as ${aside}, counting starts at zero`]);
    expect(await readFile(aside, 'utf8')).toBe(text);
    usage.save(march(3));
    await usage.close();
    expect((await open()).saved).toEqual(march(3)());
  });

  it('saves at the end what could not be saved before', async () => {
    await mkdir(join(path, 'in the way'), { recursive: true });
    const usage = await open();
    await mkdir(join(path, 'in the way'), { recursive: true });
    errors = [];
    usage.save(march(1));
    await expect.poll(() => errors, { timeout: 5_000 }).toHaveLength(1);
    await rm(path, { recursive: true });
    await usage.close();
    expect((await open()).saved).toEqual(march(1)());
  });

  it('keeps counting when it cannot be saved', async () => {
    await hold('');
    await rm(path);
    await mkdir(join(path, 'in the way'), { recursive: true });
    const usage = await open();
    expect(errors).toHaveLength(1);
    await mkdir(join(path, 'in the way'), { recursive: true });
    usage.save(march(1));
    await delay(1_200);
    usage.save(march(2));
    await usage.close();
    expect(errors.slice(1)).toEqual([
      expect.stringMatching(/usage\.json: cannot be written \(EISDIR\); counting continues$/),
    ]);
  });
});
