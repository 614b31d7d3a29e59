import { declareConflict } from '@portal/contracts/calls/review/decide';
import type { Declare } from '@portal/contracts/review/decide';
import { call, notify, useMutation } from '@portal/platform';
import { useApplicationChanged } from '../read-application/application.queries.ts';

/** Signs the declaration; the application's content opens, or stays closed for good. */
export const useDeclare = (id: string) => {
  const changed = useApplicationChanged(id);
  return useMutation({
    mutationFn: (body: Declare) => call(declareConflict, { params: { id }, body }),
    meta: { silent: true },
    onSuccess: async ({ message }) => {
      notify.success(message);
      await changed();
    },
  });
};
