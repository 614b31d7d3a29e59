import { withdraw } from '@portal/contracts/calls/applications/applications';
import { deleteDraft } from '@portal/contracts/calls/applications/drafts';
import { call, isApiError, queryClient, useMutation } from '@portal/platform';

/** Without a connection nothing could be read either, which would say the same once more. */
const renew = (_: unknown, error: Error | null) => {
  if (isApiError(error) && error.code === 'offline') return;
  return queryClient.invalidateQueries({ queryKey: ['applications'] });
};

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
