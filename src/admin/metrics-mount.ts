/** The metrics, for the admin port. */
import { type Mount, readers } from '../http/mount.js';
import type { Metrics } from '../telemetry/metrics.js';

export const metricsMount = (metrics: Pick<Metrics, 'contentType' | 'text'>): Mount => ({
  path: '/metrics',
  methods: readers,
  headers: [],
  preflight: null,
  answer: async () => ({
    status: 200,
    headers: ['Content-Type', metrics.contentType],
    body: Buffer.from(await metrics.text()),
  }),
});
