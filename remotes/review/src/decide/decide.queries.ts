import { withdraw } from '@portal/contracts/calls/applications/applications';
import * as calls from '@portal/contracts/calls/review/decide';
import type { Decide } from '@portal/contracts/review/decide';
import { call, i18n, notify, rethrowAs, useAttempt, useMutation } from '@portal/platform';
import { applicationChanged, readAgainIfOvertaken } from '../read-application/application.queries.ts';

/**
 * Sends a decision; where somebody was faster, the application is read anew. A double click, or a repeated send after a
 * lost answer, decides once.
 */
export const useDecide = (id: string) => {
  const attempt = useAttempt();
  return useMutation({
    mutationFn: (body: Decide) =>
      rethrowAs(
        call(calls.reviewerDecision, { params: { id }, body, idempotencyKey: attempt.keyOf(body) }),
        i18n.t('review:errors.decision'),
      ),
    meta: { silent: true },
    onSuccess: async ({ message }) => {
      attempt.isDone();
      notify.success(message);
      await applicationChanged(id);
    },
    onError: (error) => readAgainIfOvertaken(id, error),
  });
};

/** The mail that a decision would send; asking changes nothing. */
export const usePreviewMail = (id: string) =>
  useMutation({
    mutationFn: (body: Decide) =>
      call(calls.previewDecisionMail, { params: { id }, body }).then((reply) => reply.data),
    meta: { silent: true },
  });

interface Withdrawal {
  rowVersion: number;
  reason: string;
}

/** The mail that withdrawing would send; asking changes nothing. */
export const usePreviewWithdrawal = (id: string) =>
  useMutation({
    mutationFn: (body: Withdrawal) =>
      call(calls.previewWithdrawalMail, { params: { id }, body }).then((reply) => reply.data),
    meta: { silent: true },
  });

/** Withdraws at the owner's written request, which the reason names. */
export const useWithdraw = (id: string) =>
  useMutation({
    mutationFn: (body: Withdrawal) => call(withdraw, { params: { id }, body }),
    meta: { silent: true },
    onSuccess: async ({ message }) => {
      notify.success(message);
      await applicationChanged(id);
    },
    onError: (error) => readAgainIfOvertaken(id, error),
  });
