import { listInvitations } from '@portal/contracts/calls/applications/members';
import { dataQuery, queryOptions } from '@portal/platform';

export const invitationsQuery = queryOptions({
  ...dataQuery(['applications', 'invitations'], listInvitations),
  staleTime: 0,
  meta: { silent: true },
});
