import { type Static, Type } from 'typebox';
import { result } from '../envelopes.ts';
import { operation } from '../operation.ts';
import { Id, Nullable } from '../schema-parts.ts';
import { BULK_MOST } from './bulk.ts';
import { ReviewerSchema } from './decide.ts';

export const WorkloadSchema = Type.Object({
  ...ReviewerSchema.properties,
  /** Still to judge, or judged. */
  given: Type.Integer(),
  /** Of those still to judge: declared to have no conflict. */
  started: Type.Integer(),
  /** Of those still to judge: the date has passed. */
  late: Type.Integer(),
  /** The first of them, the longest late first, for `bulkRemind`. */
  lateIds: Type.Array(Id, { maxItems: BULK_MOST }),
  /** Recommended for or against. */
  done: Type.Integer(),
  /** Of all weighted scores that the reviewer gave. */
  meanScore: Nullable(Type.Number()),
});
export type Workload = Static<typeof WorkloadSchema>;

export const listWorkload = operation('listWorkload', 'GET', '/application/get/workload', {
  permission: 'application.assign',
  summary: 'What each active reviewer was given, has begun, is late with and has judged',
  description: 'Late is what is in review, not spoken on, and past its date.',
  response: result(Type.Array(WorkloadSchema)),
  errors: [],
});
