// Light load on the API: URL KEY SECONDS REQUESTS_PER_SECOND → a line of JSON that says how it went.
// Every request is different, so that none is answered from the cache of a replica.
const [, , url, key, seconds, perSecond] = process.argv;

const names = ['Nicholas', 'Sergius', 'Catherine', 'Basil', 'Nina', 'Herman', 'Brigid', 'Sava'];
const pick = (list) => list[Math.floor(Math.random() * list.length)];
const number = (low, high) => low + Math.floor(Math.random() * (high - low + 1));
const questions = [
  () => {
    const day = new Date(Date.UTC(number(1600, 2400), number(0, 11), number(1, 28)));
    return `/v1/calendar/${day.toISOString().slice(0, 10)}?calendar=julian`;
  },
  () => `/v1/search?q=${pick(names)}+${number(1, 999_999)}&limit=5`,
  () => `/v1/calendar/pascha/${number(1600, 9000)}`,
  () => `/v1/saints?limit=${number(1, 100)}`,
];

const began = performance.now();
const answers = [];
const pending = new Set();

async function ask(path) {
  const at = performance.now();
  let outcome;
  try {
    const answer = await fetch(url + path, {
      headers: { Authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(20_000),
    });
    await answer.text();
    outcome = answer.status;
  } catch (error) {
    outcome = error.cause?.code ?? error.name;
  }
  answers.push({ path, outcome, at: at - began, ms: performance.now() - at });
}

while (performance.now() - began < seconds * 1000) {
  const asked = ask(pick(questions)());
  pending.add(asked);
  asked.finally(() => pending.delete(asked));
  await new Promise((resolve) => setTimeout(resolve, 1000 / perSecond));
}
await Promise.all(pending);

const times = answers.map(({ ms }) => ms).sort((one, other) => one - other);
const failed = answers.filter(({ outcome }) => outcome !== 200);
const quantile = (share) => Math.round(times[Math.floor(share * (times.length - 1))]);
console.log(
  JSON.stringify({
    requests: answers.length,
    failed: failed.length,
    medianMs: quantile(0.5),
    p99Ms: quantile(0.99),
    slowestMs: quantile(1),
    failures: failed
      .slice(0, 8)
      .map(
        ({ path, outcome, at, ms }) =>
          `${outcome} after ${Math.round(ms)} ms at ${(at / 1000).toFixed(1)} s: ${path}`,
      ),
  }),
);
