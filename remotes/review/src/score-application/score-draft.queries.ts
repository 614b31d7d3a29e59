import { getScoreDraft, saveScoreDraft } from '@portal/contracts/calls/review/decide';
import type { SavedMark, SaveScoreDraft } from '@portal/contracts/review/decide';
import { call, queryOptions, useQueryClient } from '@portal/platform';

export const scoreDraftOf = (id: string) =>
  queryOptions({
    queryKey: ['review', 'score-draft', id],
    queryFn: ({ signal }): Promise<SavedMark[]> =>
      call(getScoreDraft, { params: { id }, signal }).then((reply) => reply.data),
    // Another device may have gone on.
    staleTime: 0,
    meta: { silent: true },
  });

/** Sends marks and takes in what the server has then. */
export const useSaveMarks = (id: string) => {
  const client = useQueryClient();
  return async (marks: SaveScoreDraft['marks']): Promise<void> => {
    const { data } = await call(saveScoreDraft, { params: { id }, body: { marks } });
    client.setQueryData(scoreDraftOf(id).queryKey, data);
  };
};
