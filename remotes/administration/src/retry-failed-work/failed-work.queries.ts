import * as calls from '@portal/contracts/calls/kernel/failed-work';
import { call, dataQuery, isApiError, notify, queryClient, useMutation } from '@portal/platform';

const key = ['administration', 'failed-work'] as const;

export const failedWork = () => dataQuery(key, calls.listFailedWork);

const decisions = { retry: calls.retryFailedWork, discard: calls.discardFailedWork } as const;

/** Tries them again or gives them up; the list is read again either way, since another Admin may have been first. */
export const useDecideFailedWork = () =>
  useMutation({
    mutationFn: async ({ ids, decision }: { ids: readonly string[]; decision: keyof typeof decisions }) => {
      let said: string | undefined;
      let gone: unknown;
      for (const id of ids)
        try {
          said = (await call(decisions[decision], { params: { id } })).message;
        } catch (error) {
          // Another Admin was first with it: the rest is tried all the same.
          if (!isApiError(error) || error.status !== 404) throw error;
          gone = error;
        }
      if (gone && said === undefined) throw gone;
      return said;
    },
    onSuccess: (said) => said && notify.success(said),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
