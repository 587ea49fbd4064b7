/** Prints a month as a table with the fast and the feasts of each day. */
import { createMenologion } from '@menologion/client';

const menologion = createMenologion({ key: 'omk_…', baseUrl: 'http://127.0.0.1:3000' });

for await (const day of menologion.items('/v1/calendar', {
  from: '2026-12-01',
  to: '2026-12-31',
})) {
  const feasts = [...day.feasts, ...day.movableFeasts].map(({ title }) => title);
  console.log([day.date, day.fasting.tone, feasts.join('; ')].join('\t'));
}
