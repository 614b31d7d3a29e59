import {
  bulkApprove,
  bulkAssign,
  bulkRemind,
  bulkSendBack,
  listReviewers,
} from '@portal/contracts/calls/review/bulk';
import { listFundApplications } from '@portal/contracts/calls/review/queue';
import type { BulkRow } from '@portal/contracts/review/bulk';
import type { QueueFilters, QueueRow } from '@portal/contracts/review/queue';
import { call, type Money, notify, queryOptions, useMutation, useQueryClient } from '@portal/platform';

/** What the list of applications asks about in a dialog. */
export type AskedKind = 'ASSIGN' | 'REMIND' | 'SEND_BACK';

/** What is done with several applications at once. */
export type BulkKind = AskedKind | 'APPROVE';

export interface BulkAct {
  kind: BulkKind;
  rows: readonly QueueRow[];
  /** Only where reviewers are added. */
  reviewers?: { ids: string[]; names: string; dueAt?: string };
  /** Only where something goes back. */
  internalComment?: string;
  /** Only where they are approved: of each by its id. */
  amounts?: ReadonlyMap<string, Money>;
}

/** What became of each. */
export interface Outcome extends BulkAct {
  results: readonly BulkRow[];
}

export const activeReviewers = () =>
  queryOptions({
    queryKey: ['review', 'reviewers'],
    queryFn: ({ signal }) => call(listReviewers, { signal }).then((reply) => reply.data),
  });

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

const send = ({ kind, rows, reviewers, internalComment = '', amounts }: BulkAct) => {
  const versions = rows.map(({ id, rowVersion }) => ({ id, rowVersion }));
  if (kind === 'REMIND') return call(bulkRemind, { body: { ids: rows.map(({ id }) => id) } });
  if (kind === 'APPROVE') {
    const withAmounts = versions.flatMap((row) => {
      const amountApproved = amounts?.get(row.id);
      return amountApproved ? [{ ...row, amountApproved }] : [];
    });
    return call(bulkApprove, { body: { rows: withAmounts } });
  }
  if (kind === 'SEND_BACK') return call(bulkSendBack, { body: { rows: versions, internalComment } });
  const { ids = [], dueAt } = reviewers ?? {};
  return call(bulkAssign, { body: { rows: versions, reviewerIds: ids, ...(dueAt && { dueAt }) } });
};

/** Does it; what was refused is handed on, and the lists are read anew. */
export const useBulkAct = (onOutcome: (outcome: Outcome) => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    meta: { silent: true },
    onSuccess: async ({ data, message }, act) => {
      if (data.every(({ failure }) => failure === null)) notify.success(message);
      await client.invalidateQueries({ queryKey: ['review'] });
      onOutcome({ ...act, results: data });
    },
  });
};
