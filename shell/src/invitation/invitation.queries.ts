import { readInvitation } from '@portal/contracts/calls/identity/password';
import type { InvitationInput } from '@portal/contracts/identity/auth.schemas';
import { dataQuery, queryOptions } from '@portal/platform';

/** Who invites and as what. Looking uses nothing up. */
export const invitation = (link: InvitationInput) =>
  queryOptions({
    ...dataQuery(['shell', 'invitation', link], readInvitation, { body: link }),
    enabled: link.email !== '' && link.code !== '',
    staleTime: Infinity,
    refetchInterval: false,
    retry: false,
    meta: { silent: true },
  });
