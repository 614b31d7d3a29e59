import { getScoreDraft, saveScoreDraft } from '@portal/contracts/calls/review/decide';
import type { SavedMark, SaveScoreDraft } from '@portal/contracts/review/decide';
import { call, dataQuery, queryClient, queryOptions, useMutation } from '@portal/platform';
import { readAgainIfOvertaken } from '../read-application/application.queries.ts';

export const scoreDraftOf = (id: string) =>
  queryOptions({
    ...dataQuery(['review', 'score-draft', id], getScoreDraft, { params: { id } }),
    // Another device may have gone on.
    staleTime: 0,
    meta: { silent: true },
  });

/** Sends marks and takes in what the server has then. */
export const useSaveMarks = (id: string) => {
  // The saved line shows what went wrong; a lost session is told by the global handler.
  const { mutateAsync: send } = useMutation({
    mutationFn: (marks: SaveScoreDraft['marks']) => call(saveScoreDraft, { params: { id }, body: { marks } }),
    meta: { silent: true },
    onError: (error) => readAgainIfOvertaken(id, error),
  });
  return async (marks: SaveScoreDraft['marks']): Promise<SavedMark[]> => {
    const { data } = await send(marks);
    queryClient.setQueryData(scoreDraftOf(id).queryKey, data);
    return data;
  };
};
