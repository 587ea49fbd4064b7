/** Load on a server by autocannon, and its outcome. */
import autocannon from 'autocannon';

const connections = 32;

/**
 * Sends each request once, over 32 connections: a path, or a path with headers of its own. Every
 * status must be an expected one.
 */
export async function askEach({ url, headers }, requests, expected = [200]) {
  const counts = new Map();
  let taken = 0;
  const startMs = performance.now();
  let endMs = startMs;
  const result = await autocannon({
    url,
    headers,
    connections,
    amount: requests.length,
    timeout: 30,
    setupClient(client) {
      const share = requests.filter((_, index) => index % connections === taken);
      taken += 1;
      client.setRequests(
        share.map((each) =>
          typeof each === 'string'
            ? { method: 'GET', path: each }
            : { method: 'GET', path: each.path, headers: { ...headers, ...each.headers } },
        ),
      );
      client.on('response', (status) => {
        counts.set(status, (counts.get(status) ?? 0) + 1);
        // Autocannon itself sees the end at the next whole second.
        endMs = performance.now();
      });
    },
  });
  const odd = [...counts.keys()].filter((status) => !expected.includes(status));
  if (odd.length > 0 || result.errors > 0) {
    throw new Error(`${url} answered ${[...counts].join('; ')}, errors: ${result.errors}`);
  }
  return { perSecond: (requests.length / (endMs - startMs)) * 1000, counts };
}
