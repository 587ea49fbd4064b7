/** The saints of the New and of the Old Calendar on the same civil day. */
import { createMenologion } from '@menologion/client';

const menologion = createMenologion({ key: 'omk_…', baseUrl: 'http://127.0.0.1:3000' });
const date = '2026-12-19';

for (const calendar of ['gregorian', 'julian'] as const) {
  const day = await menologion.get('/v1/calendar/{date}', { date, calendar });
  const names = day.saints.map(({ name }) => name);
  console.log(`${calendar}, ${day.day}/${day.month}: ${names.join(', ')}`);
}
