import { type Static, Type } from 'typebox';
import { optionalText, text } from '../fields.ts';
import { Message, operation, result } from '../operation.ts';
import { closed, Id, Nullable } from '../schema-parts.ts';
import { queueFilters } from './queue.ts';
import { queueSorts } from './queue-lists.ts';
import { builtInKeys, queueColumns } from './queue-views.ts';

/** As many views as a person may keep. */
export const MAX_VIEWS = 20;

const query = closed({
  search: Type.Optional(optionalText(200)),
  ...queueFilters,
  sortBy: Type.Optional(Type.Enum(queueSorts)),
  order: Type.Optional(Type.Enum(['ASC', 'DESC'] as const)),
});

export const SaveViewBody = closed({
  name: text(60),
  /** A fund id, a fund type, or `all`. */
  fundId: Id,
  query,
  /** In their order. */
  columns: Type.Array(Type.Enum(queueColumns), {
    minItems: 1,
    maxItems: queueColumns.length,
    uniqueItems: true,
  }),
});
export type SaveView = Static<typeof SaveViewBody>;

export const ChangeViewBody = Type.Partial(SaveViewBody, { additionalProperties: false });
export type ChangeView = Static<typeof ChangeViewBody>;

/** How many the view shows now; null where it cannot be asked any more. */
const counted = { count: Nullable(Type.Integer()), countIsCapped: Type.Boolean() };

const SavedView = Type.Object({ id: Id, ...SaveViewBody.properties });
export type SavedView = Static<typeof SavedView>;
const SavedViewResult = result(SavedView);

const Views = Type.Object({
  builtIn: Type.Array(Type.Object({ key: Type.Enum(builtInKeys), ...counted })),
  own: Type.Array(Type.Object({ ...SavedView.properties, ...counted })),
});
export type Views = Static<typeof Views>;
export type OwnView = Views['own'][number];

const ViewParams = closed({ id: Id });

const example = {
  name: 'Credit, second window',
  fundId: 'CREDIT_FUND',
  query: { status: ['UNDER_REVIEW' as const], sortBy: 'dueAt' as const, order: 'ASC' as const },
  columns: ['applicationNumber' as const, 'projectTitle' as const, 'dueAt' as const],
};

export const listQueueViews = operation('listQueueViews', 'GET /application/get/queueViews', {
  permission: 'application.list',
  summary: "The caller's views of the queue, each with how many it shows",
  description: 'Those that everybody of the role has, then those that the caller has saved.',
  response: result(Views),
});

export const saveQueueView = operation('saveQueueView', 'POST /application/queueViews', {
  permission: 'application.list',
  summary: 'Saves a view of the queue under a name',
  description:
    'Only the caller sees it. Names differ, whatever their case (`taken`); at most 20 are kept (`too_many`).',
  body: SaveViewBody,
  response: SavedViewResult,
  errors: ['not_found'],
  example: { body: example },
});

export const changeQueueView = operation('changeQueueView', 'PATCH /application/queueViews/:id', {
  permission: 'application.list',
  summary: 'Renames a saved view, or changes what it shows',
  description: 'What is left out stays.',
  params: ViewParams,
  body: ChangeViewBody,
  response: SavedViewResult,
  example: { params: { id: 'qvw_3n9m2x7k' }, body: { name: example.name } },
});

export const deleteQueueView = operation('deleteQueueView', 'DELETE /application/queueViews/:id', {
  permission: 'application.list',
  summary: 'Deletes a saved view',
  description: 'The applications stay as they are.',
  params: ViewParams,
  response: Message,
  example: { params: { id: 'qvw_3n9m2x7k' } },
});
