import { type Static, Type } from 'typebox';
import { pickFacts } from '../applications/application.schemas.ts';
import { sectors, statuses } from '../applications/enums.ts';
import { assignmentStates } from '../applications/review-enums.ts';
import { countryCode, days, dayText, moneyText, optionalText } from '../fields.ts';
import { many, pageQuery } from '../lists.ts';
import { operation, page } from '../operation.ts';
import { closed, Id, Instant, MoneySchema, Nullable } from '../schema-parts.ts';
import { queueSorts } from './queue-lists.ts';

const staffStatuses = statuses.filter((status) => status !== 'DRAFT');

export const QueueRowSchema = Type.Object({
  ...pickFacts('id', 'fundId', 'fundType', 'version', 'language', 'projectTitle', 'countryCode'),
  ...pickFacts('amountRequested', 'amountApproved', 'decidedAt', 'rowVersion'),
  applicationNumber: Type.String(),
  organisationName: Nullable(Type.String()),
  status: Type.Enum(statuses),
  /** Null for a reviewer who has not declared. */
  sector: Nullable(Type.Enum(sectors)),
  submittedAt: Instant,
  updatedAt: Instant,
  /** By when somebody shall act: the reviewers, or the applicant while it is returned. */
  dueAt: Nullable(Instant),
  /** Since when it waits in its status; taking it up for review does not end the waiting. Null at the end. */
  waitingSince: Nullable(Instant),
  /** Mean of the reviewers' weighted scores in this round; null for a reviewer who has not recommended yet, as the next two. */
  meanScore: Nullable(Type.Number()),
  /** Between the lowest and the highest of them; null with fewer than two. */
  scoreSpread: Nullable(Type.Number()),
  /** These scores, the lowest first; empty where the mean is null. */
  scores: Type.Array(Type.Number()),
  /** The last that a reviewer recommended in this round. */
  amountRecommended: Nullable(MoneySchema),
  isOnBehalf: Type.Boolean(),
  /** Entered by the caller, who can therefore not review or decide it. */
  isOwnEntry: Type.Boolean(),
  reviewers: Type.Array(
    Type.Object({ reviewerId: Type.String(), name: Type.String(), state: Type.Enum(assignmentStates) }),
  ),
  myState: Nullable(Type.Enum(assignmentStates)),
  /** CONFLICT also where one is known without a declaration: what opening it will say. */
  myDeclaration: Nullable(Type.Enum(['NO_CONFLICT', 'CONFLICT'] as const)),
});
export type QueueRow = Static<typeof QueueRowSchema>;

export const queueFilters = {
  status: Type.Optional(many(Type.Enum(staffStatuses))),
  countryCode: Type.Optional(many(countryCode())),
  sector: Type.Optional(many(Type.Enum(sectors))),
  reviewerId: Type.Optional(Id),
  assignedToMe: Type.Optional(Type.Boolean()),
  toJudge: Type.Optional(Type.Boolean()),
  toDecide: Type.Optional(Type.Boolean()),
  toSign: Type.Optional(Type.Boolean()),
  unassigned: Type.Optional(Type.Boolean()),
  ...days(),
  amountMin: Type.Optional(moneyText()),
  amountMax: Type.Optional(moneyText()),
  /** Days, of UTC, on which somebody shall act. */
  dueFrom: Type.Optional(dayText()),
  dueTo: Type.Optional(dayText()),
  late: Type.Optional(Type.Boolean()),
  /** Scores lie at least `DISAGREEMENT` apart; not for reviewers. */
  disagreement: Type.Optional(Type.Boolean()),
};

export const QueueQuery = pageQuery(
  {
    ...queueFilters,
    /** Key of the last row seen, from `nextKey`; only with the default sorting. */
    after: Type.Optional(Type.String({ maxLength: 200 })),
  },
  queueSorts,
);
export type QueueFilters = Static<typeof QueueQuery>;

export const QueuePage = Type.Object({
  ...page(QueueRowSchema).properties,
  /** Continues after the last row of this page at the cost of the first; null at the end. */
  nextKey: Nullable(Type.String()),
  /** How many in each status, with fund and country filters but no others. */
  counts: Type.Array(Type.Object({ status: Type.Enum(statuses), count: Type.Integer() })),
});

const ids = Type.Optional(Type.String({ maxLength: 70_000, pattern: '^[A-Za-z0-9_,-]*$' }));

/** Optional ids, comma separated, beside the filters of the list. */
export const ExportBody = closed({
  ids,
  fundId: Type.Optional(Id),
  search: Type.Optional(optionalText(200)),
  ...queueFilters,
});
export type ExportRequest = Static<typeof ExportBody>;

export const listFundApplications = operation(
  'listFundApplications',
  'GET /application/get/fundApplications/:fundId',
  {
    permission: 'application.list',
    scope: 'applications:list',
    summary: 'The applications of a fund, of a fund type or of all funds',
    description:
      '`fundId` is a fund, a fund type or `all`. Drafts are never in it. Reviewers see what `assignmentMode` lets them see, and before their declaration no sector and no amount, before their own word no scores; they neither sort nor filter by scores (`not_allowed`). Rows without a date, score or waiting come last either way. `toJudge` leaves what the caller was given and has not judged, while reviewers shall speak; `toDecide` what reviewers recommended on, without what the caller signed first; `toSign` what somebody else signed first and a second person has to sign, not for reviewers; `late` what is past its date. `nextKey` continues at the cost of the first page; `counts` ignores all filters but fund and country.',
    params: closed({ fundId: Id }),
    query: QueueQuery,
    response: QueuePage,
    example: {
      params: { fundId: 'all' },
      query: { page: 1, pageSize: 10, status: ['UNDER_REVIEW'], sortBy: 'submittedAt', order: 'DESC' },
    },
  },
);

export const exportApplications = operation(
  'exportApplications',
  'POST /application/fundApplications/export/all/excel',
  {
    permission: 'application.export',
    scope: 'applications:export',
    answers: 'file',
    timeoutMs: 120_000,
    summary: 'The applications as a spreadsheet: exactly what the filters or ids name',
    description:
      'A spreadsheet called `transactions_{YYYYMMDD_HHmmss}.xlsx`: exactly the rows that the filters or the ids name. Texts are text cells, so nothing in them is computed. Without a body: all of them; the ids may also stand in the address. Written to the log.',
    query: closed({ ids }),
    body: ExportBody,
    bodyOptional: true,
    errors: ['not_found'],
    example: { query: {}, body: { ids: 'app_jzpa098897adyx8tqms2,app_py3crhkts9hmem2qmjgn' } },
  },
);
