/** The metrics, for the admin port. */
import { type Mount, readers } from '../http/mount.js';

export interface MetricsText {
  readonly contentType: string;
  text(): Promise<string>;
}

export const metricsMount = (metrics: MetricsText): Mount => ({
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
