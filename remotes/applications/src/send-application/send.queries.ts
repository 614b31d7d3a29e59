import type { Language } from '@portal/contracts';
import type { Draft, Sent } from '@portal/contracts/applications/application.schemas';
import { resubmit } from '@portal/contracts/calls/applications/applications';
import { apply, applyOnBehalf } from '@portal/contracts/calls/applications/drafts';
import { call, i18n, queryClient, rethrowAs, useMutation } from '@portal/platform';
import { startKey } from '../edit-draft/draft.queries.ts';

interface Sending {
  draft: Draft;
  rowVersion: number;
  /** Of the applicant's mails. */
  language: Language;
}

/** The same words sent twice, by a double click or after a lost answer, are one application. */
const send = async ({ draft, rowVersion, language }: Sending): Promise<Sent> => {
  const idempotencyKey = `send-${draft.id}-${rowVersion}-${language}`;
  if (draft.status === 'RETURNED') {
    const again = call(resubmit, { params: { id: draft.id }, body: { rowVersion }, idempotencyKey });
    return (await rethrowAs(again, i18n.t('applications:errors.resubmit'))).data;
  }
  const through = draft.isOnBehalf ? applyOnBehalf : apply;
  const body = { draftId: draft.id, rowVersion, language };
  return (await call(through, { body, idempotencyKey })).data;
};

/** The page shows what went wrong, beside the answers that it is about. */
export const useSend = (fundId: string) =>
  useMutation({
    mutationFn: send,
    meta: { silent: true },
    onSuccess: () => {
      queryClient.removeQueries({ queryKey: startKey(fundId) });
      void queryClient.invalidateQueries({ queryKey: ['applications'] });
    },
  });
