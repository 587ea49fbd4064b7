import { Client } from '@elastic/elasticsearch';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createElasticsearchLookup,
  createElasticsearchStore,
} from '../../../src/access/keys/elasticsearch.js';
import type { NewKey } from '../../../src/access/keys/keys.js';
import { keyMappings } from '../../../src/wire/package-files.js';
import {
  describeWithSecureElasticsearch,
  useElasticsearch,
} from '../../support/engines/engines.js';

const mappings = keyMappings();
const tiers = ['free'];
const now = () => Date.now();

describeWithSecureElasticsearch('keys in a secured cluster', (url) => {
  const { client: admin, prefix } = useElasticsearch(url);
  const index = `${prefix}-keys`;
  const open: Client[] = [];
  let reader: Client;
  let writer: Client;
  let stranger: Client;
  let issued: NewKey;

  /** A client that may do no more than this. */
  async function clientWith(
    index_privileges: { names: string[]; privileges: string[] }[],
  ): Promise<Client> {
    const { encoded } = await admin.security.createApiKey({
      name: `${prefix}-${open.length}`,
      role_descriptors: { only: { cluster: [], indices: index_privileges } },
    });
    const { origin } = new URL(url.split(',')[0] ?? '');
    const client = new Client({ node: origin, auth: { apiKey: encoded } });
    open.push(client);
    return client;
  }
  const openStore = (client: Client) =>
    createElasticsearchStore({ client, index, mappings, tiers, now });
  const openLookup = (client: Client) => createElasticsearchLookup({ client, index, now });

  beforeAll(async () => {
    reader = await clientWith([{ names: [index], privileges: ['read'] }]);
    writer = await clientWith([{ names: [index], privileges: ['read', 'write', 'create_index'] }]);
    stranger = await clientWith([{ names: ['other'], privileges: ['read'] }]);
  });
  afterAll(async () => {
    await admin.security.invalidateApiKey({ name: `${prefix}-*` });
    await Promise.all(open.map((client) => client.close()));
  });

  it('cannot be looked up by a reader before the first is issued', async () => {
    await expect(openLookup(reader).find('0'.repeat(64))).rejects.toThrow(
      /^Elasticsearch cannot look up a key: 404 index_not_found_exception /,
    );
    expect(await openStore(reader).list()).toEqual([]);
  });

  it('are issued with the privileges that the README gives', async () => {
    const outcome = await openStore(writer).issue({ tenant: 'acme', tier: 'free' });
    if ('refused' in outcome) throw new Error(outcome.detail);
    issued = outcome;
  });

  it('are found and listed with only the privilege to read', async () => {
    const { record } = issued;
    expect(await openLookup(reader).find(record.digest)).toEqual(record);
    expect(await openStore(reader).list()).toEqual([record]);
  });

  it('cannot be written by a reader, who is told why', async () => {
    await expect(openStore(reader).issue({ tenant: 'acme', tier: 'free' })).rejects.toThrow(
      /^Elasticsearch cannot write a key: 403 security_exception /,
    );
    await expect(openStore(reader).revoke(issued.record.id)).rejects.toThrow('403');
  });

  it('are unavailable, not unknown, to a stranger', async () => {
    await expect(openLookup(stranger).find(issued.record.digest)).rejects.toThrow(
      /^Elasticsearch cannot look up a key: 403 security_exception /,
    );
  });

  it('rotate and end with the privileges that the README gives', async () => {
    const { id } = issued.record;
    expect(await openStore(writer).rotate(id, 0)).toHaveProperty('text');
    expect(await openStore(writer).revoke(id)).toHaveProperty('revokedAt');
    expect(await openLookup(reader).find(issued.record.digest)).toBeUndefined();
  });
});
