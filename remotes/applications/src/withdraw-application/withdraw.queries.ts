import { withdraw } from '@portal/contracts/calls/applications/applications';
import { deleteDraft } from '@portal/contracts/calls/applications/drafts';
import { call, queryClient, useMutation } from '@portal/platform';

const renew = () => queryClient.invalidateQueries({ queryKey: ['applications'] });

export const useWithdraw = () =>
  useMutation({
    mutationFn: ({ id, rowVersion, reason }: { id: string; rowVersion: number; reason: string }) =>
      call(withdraw, {
        params: { id },
        body: { rowVersion, ...(reason.trim() !== '' && { reason: reason.trim() }) },
      }),
    meta: { silent: true },
    // A refusal usually means that it moved on: the list then shows how.
    onSettled: renew,
  });

export const useDeleteDraft = () =>
  useMutation({
    mutationFn: (id: string) => call(deleteDraft, { query: { id } }),
    onSettled: renew,
  });
