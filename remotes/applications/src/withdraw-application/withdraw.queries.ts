import { withdraw } from '@portal/contracts/calls/applications/applications';
import { deleteDraft } from '@portal/contracts/calls/applications/drafts';
import { call, useMutation, useQueryClient } from '@portal/platform';

const useRenew = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['applications'] });
};

export const useWithdraw = () => {
  const renew = useRenew();
  return useMutation({
    mutationFn: ({ id, rowVersion, reason }: { id: string; rowVersion: number; reason: string }) =>
      call(withdraw, {
        params: { id },
        body: { rowVersion, ...(reason.trim() !== '' && { reason: reason.trim() }) },
      }),
    meta: { silent: true },
    // A refusal usually means that it moved on: the list then shows how.
    onSettled: renew,
  });
};

export const useDeleteDraft = () => {
  const renew = useRenew();
  return useMutation({
    mutationFn: (id: string) => call(deleteDraft, { query: { id } }),
    onSettled: renew,
  });
};
