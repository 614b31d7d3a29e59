import { listInvitations } from '@portal/contracts/calls/applications/members';
import { call, queryOptions } from '@portal/platform';

export const invitationsQuery = queryOptions({
  queryKey: ['applications', 'invitations'],
  queryFn: async ({ signal }) => (await call(listInvitations, { signal })).data,
  staleTime: 0,
  meta: { silent: true },
});
