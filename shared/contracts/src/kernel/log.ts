import { type Static, Type } from 'typebox';
import { days, optionalText, text } from '../fields.ts';
import { many, pageQuery } from '../lists.ts';
import { operation, page, result } from '../operation.ts';
import { closed, Nullable } from '../schema-parts.ts';
import { logActions, logOutcomes, logProcesses } from './log-actions.ts';

const orNull = () => Nullable(Type.String());

const logFilters = {
  process: Type.Optional(many(Type.Enum(logProcesses))),
  action: Type.Optional(many(Type.Enum(logActions))),
  outcome: Type.Optional(many(Type.Enum(logOutcomes))),
  actorId: Type.Optional(text(40)),
  /** With `entityId`: the history of one record. */
  entityType: Type.Optional(text(40)),
  entityId: Type.Optional(text(60)),
  ...days(),
};

export const LogQuery = pageQuery(logFilters, ['at']);
export type LogQuery = Static<typeof LogQuery>;

/** The filters of the list; without any the whole log. */
export const ExportLogBody = closed({ search: Type.Optional(optionalText(200)), ...logFilters });
export type ExportLog = Static<typeof ExportLogBody>;

export const LogRow = Type.Object({
  id: Type.String(),
  /** Position in the chain. */
  seq: Type.String(),
  at: Type.String(),
  actorId: orNull(),
  actorName: Type.String(),
  actorRole: orNull(),
  process: Type.Enum(logProcesses),
  action: Type.Enum(logActions),
  entityType: Type.String(),
  entityId: orNull(),
  entityLabel: orNull(),
  changes: Type.Array(Type.Object({ field: Type.String(), old: Type.Unknown(), new: Type.Unknown() })),
  outcome: Type.Enum(logOutcomes),
  ip: orNull(),
  userAgent: orNull(),
  requestId: orNull(),
  onBehalfOf: orNull(),
  prevHash: Type.String(),
  hash: Type.String(),
});
export type LogRow = Static<typeof LogRow>;

const chain = {
  rows: Type.Integer(),
  isWhole: Type.Boolean(),
  /** Position of the first row that does not fit. */
  brokenAt: orNull(),
};

/** The audit log, and beside it the history of sign-ins, a chain of its own. */
export const ChainState = Type.Object({ ...chain, signIns: Type.Object(chain) });

export const listLog = operation('listLog', 'GET /log/all', {
  permission: 'log.read',
  summary: 'The audit log',
  description: 'Newest first. Secrets are masked in `changes`; `prevHash` and `hash` chain the rows.',
  query: LogQuery,
  response: page(LogRow),
  example: { query: { page: 1, pageSize: 10, process: ['AUTH'], from: '2026-11-01', to: '2026-11-30' } },
});

export const exportLog = operation('exportLog', 'POST /log/all/exportExcel', {
  permission: 'log.read',
  answers: 'file',
  timeoutMs: 120_000,
  summary: 'The audit log as a spreadsheet: exactly what the filters find',
  description:
    'A spreadsheet called `Log_{YYYYMMDD_HHmmss}.xlsx` with the entries that the filters find and their seals. That it was made is an entry too.',
  body: ExportLogBody,
  example: { body: { process: ['FUND'], from: '2026-01-01' } },
});

export const checkLog = operation('checkLog', 'GET /log/check', {
  permission: 'log.read',
  summary: 'Whether the audit log and the history of sign-ins are whole',
  description:
    'Computes both chains again from their first rows: that of the audit log and, in `signIns`, that of the history of sign-ins. `brokenAt` names the first row that was changed, removed or moved. The message speaks of both.',
  response: result(ChainState),
});
