/** `/v1/saints/{slug}/similar`: saints like one, and why. */
import type { Static } from 'typebox';
import { likenesses, similarTo } from '../../catalogue/similar.js';
import { type OperationsContext, operation } from '../operation.js';
import { saintUrl } from '../record-urls.js';
import { parameters, SaintSlug, SimilarLimit } from '../schemas/parameters.js';
import { array, choice, list, named } from '../schemas/shapes.js';
import { findSaint, presentSaint, saintSummary } from './saint.js';

const SimilarSaint = named('SimilarSaint', 'A saint like the one asked for.', {
  ...saintSummary,
  because: array(choice(likenesses), 'What the two share.'),
});
const SimilarSaints = list('SimilarSaints', SimilarSaint);
export type SimilarSaints = Static<typeof SimilarSaints>;

export const similarOperations = ({ catalogue }: OperationsContext) => ({
  listSimilarSaints: operation({
    operationId: 'listSimilarSaints',
    path: '/v1/saints/{slug}/similar',
    tag: 'Saints',
    summary: 'Similar saints',
    description:
      'Use it to suggest whom to read about next: saints who are related to this one, share a company, day or patronage with it, or died in the same century and share a land, station or manner of death. Those who share most come first.',
    cache: { sMaxAge: 300, staleWhileRevalidate: 60 },
    parameters: parameters({ slug: SaintSlug, limit: SimilarLimit }),
    answer: SimilarSaints,
    async handle({ slug, limit }) {
      const saint = await findSaint(catalogue, slug, (present) => `${saintUrl(present)}/similar`);
      const found = await similarTo(saint, catalogue, limit);
      return {
        data: found.map((each) => ({ ...presentSaint(each.saint), because: each.because })),
        nextCursor: null,
      };
    },
  }),
});
