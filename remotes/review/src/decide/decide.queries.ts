import { withdraw } from '@portal/contracts/calls/applications/applications';
import * as calls from '@portal/contracts/calls/review/decide';
import type { Decide } from '@portal/contracts/review/decide';
import { call, i18n, notify, rethrowAs, useAttempt, useMutation } from '@portal/platform';
import { applicationChanged, readAgainIfOvertaken } from '../read-application/application.queries.ts';

/** A decision, or a withdrawal with the owner's written request. */
export type Asked = Decide | { rowVersion: number; reason: string };

/** Where somebody was faster the application is read anew. A double click or a repeated send decides once. */
export const useDecide = (id: string) => {
  const attempt = useAttempt();
  return useMutation({
    mutationFn: (body: Asked): Promise<{ message: string }> =>
      'decision' in body
        ? rethrowAs(
            call(calls.reviewerDecision, { params: { id }, body, idempotencyKey: attempt.keyOf(body) }),
            i18n.t('review:errors.decision'),
          )
        : call(withdraw, { params: { id }, body }),
    meta: { silent: true },
    onSuccess: async ({ message }) => {
      attempt.isDone();
      notify.success(message);
      await applicationChanged(id);
    },
    onError: (error) => readAgainIfOvertaken(id, error),
  });
};

/** The mail that it would send; asking changes nothing. */
export const usePreviewMail = (id: string) =>
  useMutation({
    mutationFn: async (body: Asked) => {
      const asked =
        'decision' in body
          ? call(calls.previewDecisionMail, { params: { id }, body })
          : call(calls.previewWithdrawalMail, { params: { id }, body });
      return (await asked).data;
    },
    meta: { silent: true },
  });
