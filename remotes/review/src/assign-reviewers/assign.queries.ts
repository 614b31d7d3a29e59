import { assignReviewers, listAssignableReviewers } from '@portal/contracts/calls/review/decide';
import type { Assign } from '@portal/contracts/review/decide';
import { call, dataQuery, isApiError, notify, useMutation } from '@portal/platform';
import { useApplicationChanged } from '../read-application/application.queries.ts';

export const assignableReviewers = (id: string) =>
  dataQuery(['review', 'application', id, 'reviewers'], listAssignableReviewers, { params: { id } });

export const useAssign = (id: string) => {
  const changed = useApplicationChanged(id);
  return useMutation({
    mutationFn: (body: Assign) => call(assignReviewers, { params: { id }, body }),
    meta: { silent: true },
    onSuccess: async ({ message }) => {
      notify.success(message);
      await changed();
    },
    // Whom somebody else named meanwhile comes into the question.
    onError: (error) => (isApiError(error) && error.status === 409 ? changed() : undefined),
  });
};
