/** `/v1/changes`: which records are new, changed or gone. */
import { type Static, Type } from 'typebox';
import { changeKinds, type GenerationChanges, type RecordChange } from '../../catalogue/changes.js';
import { compareText } from '../../catalogue/compare-text.js';
import { pageOf } from '../../catalogue/page.js';
import { hitTypes } from '../../catalogue/queries.js';
import { isSlug } from '../../catalogue/slug.js';
import { parameterProblem } from '../../http/problem.js';
import { type CursorKind, filtersSet, listAnswer } from '../cursor.js';
import { momentOf } from '../dates.js';
import { type OperationsContext, operation } from '../operation.js';
import { urlsOf } from '../record-urls.js';
import { Cursor, ListLimit, parameters, Since } from '../schemas/parameters.js';
import { array, choice, named, onePage, text, Url } from '../schemas/shapes.js';

const Change = named('Change', 'A record that is new, changed or gone.', {
  type: choice(hitTypes),
  slug: Type.String({ description: "The record's slug; a feast's key." }),
  name: text("The record's name; a feast's title."),
  change: choice(changeKinds),
  fields: array(Type.String(), 'For a changed record: the fields that differ.'),
  at: text('When it was published, in UTC.'),
  generation: text('The generation of the content that brought it.'),
  url: Url,
});
export type Change = Static<typeof Change>;

const ChangeList = named('ChangeList', 'One page of changes, newest first.', {
  ...onePage(Change),
  generation: text('The generation served now.'),
  since: text('The changes are those since this moment.'),
  complete: Type.Boolean({
    description: 'False if some changes are no longer known: then compare whole records.',
  }),
});

/** A change and the generation that brought it. */
type Dated = RecordChange & Pick<GenerationChanges, 'generation' | 'at'>;
type Position = Pick<Dated, 'generation' | 'type' | 'slug'>;

const cursorKind: CursorKind<Position> = {
  toParts: ({ generation, type, slug }) => [generation, type, slug],
  fromParts: ([generation, type, slug]) => {
    const known = hitTypes.find((each) => each === type);
    if (typeof generation !== 'string' || !known || !isSlug(slug)) return undefined;
    return { generation, type: known, slug };
  },
};

/** Newest generation first; within one, saints, countries and feasts, each by slug. */
function compare(one: Position, other: Position): number {
  return (
    compareText(other.generation, one.generation) ||
    hitTypes.indexOf(one.type) - hitTypes.indexOf(other.type) ||
    compareText(one.slug, other.slug)
  );
}

export const changeOperations = ({ catalogue, now }: OperationsContext) => ({
  listChanges: operation({
    operationId: 'listChanges',
    path: '/v1/changes',
    tag: 'Service',
    summary: 'What changed since a date',
    description:
      'Use it to keep a copy of single records current: which are new, changed (with the fields) or gone, newest first. The last twenty publications are kept. A service without a cluster keeps none: `complete` says whether its content is older than `since`.',
    cache: { sMaxAge: 60, staleWhileRevalidate: 30 },
    parameters: parameters({ since: Since, limit: ListLimit, cursor: Cursor }),
    answer: ChangeList,
    async handle({ since, limit, cursor }) {
      const [{ id }, ledger] = await Promise.all([catalogue.generation(), catalogue.changes()]);
      const sinceMs = since === undefined ? ledger.since : (momentOf(since) ?? ledger.since);
      if (sinceMs > now()) {
        const mistake = { parameter: 'since', detail: 'must not be in the future' };
        throw parameterProblem('invalid-parameter', [mistake]);
      }
      const wanted = ledger.generations.filter(({ at }) => at >= sinceMs);
      const all = wanted
        .flatMap(({ changes, generation, at }) =>
          changes.map((each): Dated => ({ ...each, generation, at })),
        )
        .sort(compare);
      const identity = ['changes', ...filtersSet({ since })];
      const page = await listAnswer(
        cursorKind,
        identity,
        cursor,
        async (after) => {
          const left = all.filter((each) => after === undefined || compare(after, each) < 0);
          return pageOf(left, limit, (last) => last);
        },
        ({ at, ...change }: Dated): Change => ({
          ...change,
          at: new Date(at).toISOString(),
          url: urlsOf[change.type](change.slug),
        }),
      );
      return {
        ...page,
        generation: id,
        since: new Date(sinceMs).toISOString(),
        complete: sinceMs >= ledger.since && !wanted.some(({ more }) => more),
      };
    },
  }),
});
