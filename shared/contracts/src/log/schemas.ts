import { type Static, Type } from 'typebox';
import { dayText, optionalText, text } from '../fields.ts';
import { many, pageQuery } from '../lists.ts';
import { logActions, logOutcomes, logProcesses } from './enums.ts';

const orNull = () => Type.Union([Type.String(), Type.Null()]);

const logFilters = {
  process: Type.Optional(many(Type.Enum(logProcesses))),
  action: Type.Optional(many(Type.Enum(logActions))),
  outcome: Type.Optional(many(Type.Enum(logOutcomes))),
  actorId: Type.Optional(text(40)),
  /** With `entityId`: the story of one record. */
  entityType: Type.Optional(text(40)),
  entityId: Type.Optional(text(60)),
  from: Type.Optional(dayText()),
  to: Type.Optional(dayText()),
};

export const LogQuery = pageQuery(logFilters, ['at']);
export type LogQuery = Static<typeof LogQuery>;

/** The filters of the list; without any the whole log. */
export const ExportLogBody = Type.Object(
  { search: Type.Optional(optionalText(200)), ...logFilters },
  { additionalProperties: false },
);
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
export type ChainState = Static<typeof ChainState>;
