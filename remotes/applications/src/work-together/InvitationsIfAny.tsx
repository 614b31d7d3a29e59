import { listInvitations } from '@portal/contracts/calls/applications/members';
import { dataQuery, lazyPart, queryOptions, useQuery, useSearchParams } from '@portal/platform';

const invitationsQuery = queryOptions({
  ...dataQuery(['applications', 'invitations'], listInvitations),
  staleTime: 0,
  meta: { silent: true },
});

const InvitationList = lazyPart(
  async () => (await import(/* webpackChunkName: "invitations" */ './InvitationList.tsx')).InvitationList,
);

/** What the person is invited to. Who followed a mail with another account is told so. */
export const InvitationsIfAny = () => {
  const [search] = useSearchParams();
  const { data: invitations } = useQuery(invitationsQuery);
  if (invitations === undefined) return null;
  const followed = search.get('invitation');
  const isMissing = followed !== null && !invitations.some(({ id }) => id === followed);
  if (invitations.length === 0 && !isMissing) return null;
  return <InvitationList invitations={invitations} isMissing={isMissing} />;
};
