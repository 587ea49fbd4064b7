import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { compiledName, isUpToDate, sources } from './compiled.js';

describe('the program that tests run', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'menologion-compiled-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('has a module for every source, pages too', async () => {
    const target = inject('program');
    const names = await sources();
    expect(names).toContain('src/site/layout.tsx');
    for (const name of names) await access(join(target, compiledName(name)));
    const page = await readFile(join(target, 'src/site/layout.js'), 'utf8');
    expect(page).toContain('preact/jsx-runtime');
  });

  it('is reused only if it is complete and newer than the sources', async () => {
    const dist = join(folder, 'dist');
    expect(await isUpToDate(dist)).toBe(false);
    for (const name of await sources()) {
      const path = join(dist, compiledName(name));
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, '');
    }
    await writeFile(join(dist, '.tsbuildinfo'), '');
    expect(await isUpToDate(dist)).toBe(true);
    await rm(join(dist, 'src/site'), { recursive: true });
    expect(await isUpToDate(dist)).toBe(false);
  });
});
