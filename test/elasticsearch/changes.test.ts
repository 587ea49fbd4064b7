import { expect, it } from 'vitest';
import { rollBack } from '../../indexer/rollback.js';
import type { Records } from '../../src/catalogue/records.js';
import { createElasticsearchCatalogue } from '../../src/elasticsearch/catalogue.js';
import { contractVocabulary as vocabulary } from '../contracts/catalogue.js';
import { describeWithElasticsearch, useElasticsearch } from '../support/engines/engines.js';
import { publish } from '../support/engines/publish.js';
import { country, feast, saint } from '../support/records/builders.js';

const contentOf = (slugs: readonly string[], shortBio = 'A saint.'): Records => ({
  saints: slugs.map((slug) => saint({ slug, shortBio: slug === 'anna' ? shortBio : 'Another.' })),
  feasts: [feast({ key: 'pascha' })],
  countries: [country({ slug: 'serbia' })],
});

describeWithElasticsearch('the changes of generations', (url) => {
  const { client, prefix } = useElasticsearch(url);
  const catalogue = createElasticsearchCatalogue({
    client,
    prefix,
    vocabulary,
    deadlineMs: 10_000,
  });
  const times: number[] = [];
  const published = async (...given: Parameters<typeof contentOf>) => {
    await publish({ client, prefix }, contentOf(...given), { allowRemoval: [] });
    const { time } = await catalogue.generation();
    times.push(time);
    return time;
  };
  const listed = async () =>
    (await catalogue.changes()).generations.map(({ changes }) =>
      changes.map(({ slug, change }) => `${slug} ${change}`),
    );

  it('are kept over generations, and say when a record changed', async () => {
    const first = await published(['anna', 'barbara']);
    expect(await listed()).toEqual([[]]);
    const second = await published(['anna', 'barbara', 'cosmas']);
    const third = await published(['anna', 'barbara', 'cosmas'], 'Anew.');
    expect(await listed()).toEqual([['anna changed'], ['cosmas added'], []]);
    const { since, generations } = await catalogue.changes();
    expect(since).toBe(first);
    expect(generations.map(({ at }) => at)).toEqual([third, second, first]);
    const changedAt = (slug: string) => catalogue.changedAt('saint', slug);
    expect(await Promise.all(['anna', 'cosmas', 'barbara'].map(changedAt))).toEqual([
      ...[third, second, first],
    ]);
    expect(await catalogue.changedAt('feast', 'anna')).toBe(first);
  }, 60_000);

  it('do not make the content another', async () => {
    const again = await publish(
      { client, prefix },
      contentOf(['anna', 'barbara', 'cosmas'], 'Anew.'),
    );
    expect(again.outcome).toBe('unchanged');
  }, 60_000);

  it('are partial after a rollback', async () => {
    await rollBack(client, prefix);
    expect(await listed()).toEqual([['cosmas added'], []]);
    await published(['anna', 'barbara', 'cosmas', 'damian']);
    const { generations } = await catalogue.changes();
    expect(generations.map(({ more }) => more)).toEqual([true, false, false]);
  }, 60_000);

  it('begin with the generation where none are recorded', async () => {
    const index = `${prefix}-saints`;
    const query = { term: { type: 'changes' } };
    await client.deleteByQuery({ index, query, refresh: true });
    const { time } = await catalogue.generation();
    expect(await catalogue.changes()).toEqual({ since: time, generations: [] });
    expect(await catalogue.changedAt('saint', 'anna')).toBe(time);
    await published(['anna', 'barbara', 'cosmas', 'damian', 'elias']);
    expect(await listed()).toEqual([['elias added']]);
    expect((await catalogue.changes()).since).toBe(time);
  }, 60_000);
});
