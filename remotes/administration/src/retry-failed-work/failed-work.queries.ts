import * as calls from '@portal/contracts/calls/kernel/failed-work';
import { call, dataQuery, notify, queryClient, useMutation } from '@portal/platform';

const key = ['administration', 'failed-work'] as const;

export const failedWork = () => dataQuery(key, calls.listFailedWork);

const decisions = { retry: calls.retryFailedWork, discard: calls.discardFailedWork } as const;

/** Tries one again or gives it up; the list is read again either way, since another Admin may have been first. */
export const useDecideFailedWork = () =>
  useMutation({
    mutationFn: ({ id, decision }: { id: string; decision: keyof typeof decisions }) =>
      call(decisions[decision], { params: { id } }),
    onSuccess: ({ message }) => notify.success(message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
