import { expect, it } from 'vitest';
import { changesBetween } from '../../../indexer/diff/changes.js';
import { readContent } from '../../../indexer/diff/live-records.js';
import { assertNoSlugLost } from '../../../indexer/diff/losses.js';
import { listGenerations } from '../../../indexer/generations.js';
import type { Records } from '../../../src/catalogue/records.js';
import { describeWithElasticsearch, useElasticsearch } from '../../support/engines/engines.js';
import { publish } from '../../support/engines/publish.js';
import { country, feast, saint } from '../../support/records/builders.js';

/** More than two pages of answers hold. */
const records: Records = {
  saints: Array.from({ length: 501 }, (_, index) => saint({ slug: `saint-${1000 + index}` })),
  feasts: [feast({ key: 'pascha' })],
  countries: [country({ slug: 'serbia' })],
  propers: [{ day: 'tone-1', propers: [] }],
};

describeWithElasticsearch('the records of a generation', (url) => {
  const { client, prefix } = useElasticsearch(url);

  it('are all compared, so that not even the last slug is lost', async () => {
    await publish({ client, prefix }, records);
    const [live] = await listGenerations(client, prefix);
    if (!live) expect.fail('nothing is live');
    const { records: found } = await readContent(client, live);
    expect(found).toEqual(records);
    const changes = changesBetween(found, { ...records, saints: records.saints.slice(0, -1) });
    expect(changes.saints).toMatchObject({ added: [], changed: [], lost: [{ key: 'saint-1500' }] });
    expect(() => assertNoSlugLost(changes, [])).toThrow('saint-1500');
  }, 30_000);
});
