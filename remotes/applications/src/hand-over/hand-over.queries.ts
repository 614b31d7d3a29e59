import { handOverEntry, sendEntryConfirmation } from '@portal/contracts/calls/applications/on-behalf';
import { call, notify, queryClient, useMutation } from '@portal/platform';

export const useSendConfirmation = (id: string) =>
  useMutation({
    mutationFn: () => call(sendEntryConfirmation, { params: { id } }),
    onSuccess: ({ message }) => notify.success(message),
  });

export const useHandOver = (id: string) =>
  useMutation({
    mutationFn: (rowVersion: number) => call(handOverEntry, { params: { id }, body: { rowVersion } }),
    onSuccess: ({ message }) => notify.success(message),
    // Afterwards it is no longer in the hands of the caller.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['applications'] }),
  });
