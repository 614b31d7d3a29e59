import * as calls from '@portal/contracts/calls/review/bulk';
import { listFundApplications } from '@portal/contracts/calls/review/queue';
import type { BulkRow } from '@portal/contracts/review/bulk';
import type { Decide } from '@portal/contracts/review/decide';
import type { QueueFilters, QueueRow } from '@portal/contracts/review/queue';
import { call, dataQuery, errorText, type Money, notify, queryClient, useMutation } from '@portal/platform';
import { isAtWork } from '../read-application/is-at-work.ts';

/** What the list of applications asks about in a dialog. */
export type AskedKind = 'ASSIGN' | 'REMIND' | 'SEND_BACK';

const togetherKinds = ['HOLD', 'RETURN', 'REJECT', 'APPROVE'] as const;
/** What is decided on several from the ranking. */
export type TogetherKind = (typeof togetherKinds)[number];

/** What is done with several applications at once. */
type BulkKind = AskedKind | TogetherKind;

export const isTogether = (kind: BulkKind): kind is TogetherKind =>
  (togetherKinds as readonly BulkKind[]).includes(kind);

interface BulkAct {
  kind: BulkKind;
  rows: readonly QueueRow[];
  /** Only where reviewers are added. */
  reviewers?: { ids: string[]; names: string; dueAt?: string };
  /** Only where something goes back. */
  internalComment?: string;
  /** Only of a decision: what it says to all of them. */
  details?: Omit<Decide, 'decision' | 'rowVersion'>;
  /** Only where they are approved: of each by its id. */
  amounts?: ReadonlyMap<string, Money>;
}

/** What became of each. */
export interface Outcome extends BulkAct {
  results: readonly BulkRow[];
}

export const activeReviewers = () => dataQuery(['review', 'reviewers'], calls.listReviewers);

const PAGE = 100;

/** Every application that the filters leave, page by page. */
export const useFindAll = () =>
  useMutation({
    mutationFn: async ({ fund, query, total }: { fund: string; query: QueueFilters; total: number }) => {
      const found: QueueRow[] = [];
      for (let page = 1; (page - 1) * PAGE < total; page += 1) {
        const asked = { ...query, page, pageSize: PAGE } as const;
        const { data } = await call(listFundApplications, { params: { fundId: fund }, query: asked });
        found.push(...data);
      }
      return found;
    },
  });

const send = ({ kind, rows, reviewers, internalComment = '', details, amounts }: BulkAct) => {
  const versions = rows.map(({ id, rowVersion }) => ({ id, rowVersion }));
  if (kind === 'REMIND') return call(calls.bulkRemind, { body: { ids: rows.map(({ id }) => id) } });
  if (kind === 'APPROVE') {
    const withAmounts = versions.flatMap((row) => {
      const amountApproved = amounts?.get(row.id);
      return amountApproved ? [{ ...row, amountApproved }] : [];
    });
    return call(calls.bulkApprove, { body: { ...details, rows: withAmounts } });
  }
  if (isTogether(kind))
    return call(calls.bulkDecide, { body: { ...details, decision: kind, rows: versions } });
  if (kind === 'SEND_BACK') return call(calls.bulkSendBack, { body: { rows: versions, internalComment } });
  const { ids = [], dueAt } = reviewers ?? {};
  return call(calls.bulkAssign, { body: { rows: versions, reviewerIds: ids, ...(dueAt && { dueAt }) } });
};

/** With the version that each row has now: what no page shows any more is not read anew, and is asked for again. */
const asTheyAre = (rows: readonly QueueRow[], results: readonly BulkRow[]): QueueRow[] => {
  const now = new Map(results.map(({ id, failure }) => [id, failure?.rowVersion]));
  return rows.map((row) => ({ ...row, rowVersion: now.get(row.id) ?? row.rowVersion }));
};

/** Does it; what was refused is handed on, and the lists are read anew. */
export const useBulkAct = (onOutcome: (outcome: Outcome) => void) =>
  useMutation({
    mutationFn: send,
    meta: { silent: true },
    onSuccess: async ({ data, message }, act) => {
      const outcome = { ...act, rows: asTheyAre(act.rows, data), results: data };
      // Of what was done in part the outcome offers it, row by row.
      const canUndo = undoable(outcome).length === data.length;
      const undo = { run: () => void takeBackAndNotify(outcome), back: undefined };
      if (data.every(({ failure }) => failure === null)) notify.success(message, canUndo ? undo : undefined);
      await queryClient.invalidateQueries({ queryKey: ['review'] });
      onOutcome(outcome);
    },
  });

/** What was assigned and can be taken back without touching anybody else: it had no reviewer before. */
export const undoable = ({ kind, rows, results }: Outcome): readonly QueueRow[] => {
  const done = new Set(results.filter(({ failure }) => failure === null).map(({ id }) => id));
  return kind === 'ASSIGN'
    ? rows.filter(({ id, reviewers }) => done.has(id) && !reviewers.some(isAtWork))
    : [];
};

/** Takes the reviewers back, unless somebody has named others since: one that is refused leaves the others to be done. */
const takeBack = (outcome: Outcome) => {
  const ids = outcome.reviewers?.ids ?? [];
  const takenOff = { reviewerIds: [], insteadOf: ids, reviewersBefore: ids };
  const rows = undoable(outcome).map(({ id, rowVersion }) => ({ id, rowVersion, ...takenOff }));
  return call(calls.bulkAssign, { body: { rows } }).finally(() =>
    queryClient.invalidateQueries({ queryKey: ['review'] }),
  );
};

const takeBackAndNotify = (outcome: Outcome) =>
  takeBack(outcome).then(
    ({ message }) => notify.success(message),
    (error) => notify.error(errorText(error)),
  );

export const useUndoAssign = (onAllDone: () => void) =>
  useMutation({
    mutationFn: async (outcome: Outcome) =>
      new Map((await takeBack(outcome)).data.map(({ id, failure }) => [id, failure?.message ?? null])),
    onSuccess: (refusals) => {
      if ([...refusals.values()].every((refusal) => refusal === null)) onAllDone();
    },
  });
