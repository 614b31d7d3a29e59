import { readInvitation } from '@portal/contracts/calls/identity/password';
import type { InvitationInput } from '@portal/contracts/identity/auth.schemas';
import { call, queryOptions } from '@portal/platform';

/** Who invites and as what. Looking uses nothing up. */
export const invitation = (link: InvitationInput) =>
  queryOptions({
    queryKey: ['shell', 'invitation', link],
    queryFn: ({ signal }) => call(readInvitation, { body: link, signal }).then(({ data }) => data),
    enabled: link.email !== '' && link.code !== '',
    staleTime: Infinity,
    refetchInterval: false,
    retry: false,
    meta: { silent: true },
  });
