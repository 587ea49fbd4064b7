/** Retries after 429 and 503, waiting for as long as `Retry-After` says. */
import { createMenologion } from '@menologion/client';

const maxTries = 3;
const maxWaitSeconds = 90;

async function patientFetch(request: Request): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(request);
    const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
    const canRetry = [429, 503].includes(response.status) && seconds <= maxWaitSeconds;
    if (!canRetry || tries === maxTries) return response;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  }
}

const menologion = createMenologion({
  key: 'omk_…',
  baseUrl: 'http://127.0.0.1:3000',
  fetch: patientFetch,
});

for (const year of [2026, 2027, 2028]) {
  const { pascha } = await menologion.get('/v1/calendar/pascha/{year}', { year });
  console.log(year, pascha);
}
