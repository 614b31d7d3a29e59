import { bulkAssign } from '@portal/contracts/calls/review/bulk';
import { proposeReviewers } from '@portal/contracts/calls/review/proposals';
import type { ProposedFile } from '@portal/contracts/review/proposals';
import { call, dataQuery, notify, queryClient, queryOptions, useMutation } from '@portal/platform';
import { listsChanged } from '../read-application/application.queries.ts';

const key = ['review', 'proposals'] as const;

/** Of these applications; without them of all that lost a reviewer to a conflict or an absence. */
export const proposalsOf = (ids?: readonly string[]) =>
  queryOptions({
    ...dataQuery([...key, ids ?? 'replacements'], proposeReviewers, { body: ids ? { ids: [...ids] } : {} }),
    // What is being read does not change under somebody's hands.
    refetchInterval: false,
  });

/** After proposals were closed: what is open is asked for anew. */
export const proposalsChanged = () => queryClient.invalidateQueries({ queryKey: key });

const rowOf = ({ id, rowVersion, reviewerIds, proposals }: ProposedFile) => {
  const insteadOf = proposals.flatMap((one) => (one.insteadOf ? [one.insteadOf.reviewerId] : []));
  return {
    id,
    rowVersion,
    reviewerIds: proposals.map(({ reviewer }) => reviewer.userId),
    reviewersBefore: reviewerIds,
    ...(insteadOf.length > 0 && { insteadOf }),
  };
};

/** Assigns who is proposed; the lists are read anew, the proposals once they are closed. */
export const useAccept = () =>
  useMutation({
    mutationFn: ({ files, dueAt }: { files: readonly ProposedFile[]; dueAt?: string | undefined }) =>
      call(bulkAssign, { body: { rows: files.map(rowOf), ...(dueAt && { dueAt }) } }),
    onSuccess: async ({ data, message }) => {
      if (data.every(({ failure }) => failure === null)) notify.success(message);
      await listsChanged('application');
    },
  });
