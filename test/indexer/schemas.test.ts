import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fixtureSchemas } from '../../indexer/schemas.js';

const folder = fileURLToPath(new URL('../../fixtures/schemas/', import.meta.url));

describe('the printed schemas', () => {
  it.each(Object.entries(fixtureSchemas))('hold %s as it is enforced', async (name, schema) => {
    const printed = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      ...JSON.parse(JSON.stringify(schema)),
    };
    await expect(`${JSON.stringify(printed, null, 2)}\n`).toMatchFileSnapshot(`${folder}${name}`);
  });

  it('are all that the folder holds', async () => {
    expect((await readdir(folder)).sort()).toEqual(Object.keys(fixtureSchemas).sort());
  });
});
