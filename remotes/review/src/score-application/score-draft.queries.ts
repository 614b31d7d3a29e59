import { getScoreDraft, saveScoreDraft } from '@portal/contracts/calls/review/decide';
import type { SavedMark, SaveScoreDraft } from '@portal/contracts/review/decide';
import { call, dataQuery, isApiError, queryClient, queryOptions, useMutation } from '@portal/platform';
import { readAgainIfOvertaken } from '../read-application/application.queries.ts';

export const scoreDraftOf = (id: string) =>
  queryOptions({
    ...dataQuery(['review', 'score-draft', id], getScoreDraft, { params: { id } }),
    // Another device may have gone on.
    staleTime: 0,
    meta: { silent: true },
  });

/** Sends marks and takes in what the server has then; of what another device went on with it takes none. */
export const useSaveMarks = (id: string) => {
  // The saved line shows what went wrong; a lost session is shown by the global handler.
  const { mutateAsync: send } = useMutation({
    mutationFn: (marks: SaveScoreDraft['marks']) => call(saveScoreDraft, { params: { id }, body: { marks } }),
    meta: { silent: true },
    onError: (error) => readAgainIfOvertaken(id, error),
  });
  return async (marks: SaveScoreDraft['marks']): Promise<{ now: SavedMark[]; isTaken: boolean }> => {
    try {
      const { data } = await send(marks);
      queryClient.setQueryData(scoreDraftOf(id).queryKey, data);
      return { now: data, isTaken: true };
    } catch (error) {
      if (!isApiError(error) || error.code !== 'stale_version') throw error;
      return { now: await queryClient.fetchQuery(scoreDraftOf(id)), isTaken: false };
    }
  };
};
