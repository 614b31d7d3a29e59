import { listMyApplications } from '@portal/contracts/calls/applications/applications';
import { createDraft } from '@portal/contracts/calls/applications/drafts';
import { call, dataQuery, queryClient, queryOptions, useMutation } from '@portal/platform';

const key = (fundId: string) => ['applications', 'entered', fundId] as const;

/** What the caller entered for others in one fund, newest first. */
export const onBehalfQuery = (fundId: string) =>
  queryOptions({
    ...dataQuery(key(fundId), listMyApplications, { query: { fundId, pageSize: 50 } }),
    staleTime: 0,
  });

export const useEnterAnother = (fundId: string) =>
  useMutation({
    mutationFn: async () => (await call(createDraft, { body: { fundId, isOnBehalf: true } })).data,
    // One that was begun before its answer was lost stands in the list.
    onSettled: () => queryClient.invalidateQueries({ queryKey: key(fundId) }),
  });
