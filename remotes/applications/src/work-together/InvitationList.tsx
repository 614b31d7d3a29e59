import { APPLICATION_NAMESPACE } from '@portal/application-view';
import type { Invitation } from '@portal/contracts/applications/members';
import { useNavigate, useTranslation } from '@portal/platform';
import { Alert, Button, Stack } from '@portal/ui';
import { UserPlus } from 'lucide-react';
import { paths } from '../navigation/paths.ts';
import { useAnswerInvitation } from './team.queries.ts';

const InvitationAlert = ({ invitation }: { invitation: Invitation }) => {
  const { t } = useTranslation('applications');
  const applicationText = useTranslation(APPLICATION_NAMESPACE).t;
  const navigate = useNavigate();
  const answer = useAnswerInvitation(invitation.id, (place) => {
    if (place === null) return;
    const { applicationId, fundId, isOpen } = place;
    void navigate(isOpen ? paths.fillIn(fundId, applicationId) : paths.application(applicationId));
  });
  const { role, invitedBy, projectTitle, fundType } = invitation;
  const reply = (accept: boolean) => answer.mutate({ accept });
  return (
    <Alert
      icon={UserPlus}
      title={t(`people.asks.${role}`, { who: invitedBy })}
      actions={
        <>
          <Button size="sm" loading={answer.isPending} onClick={() => reply(true)}>
            {t('people.accept')}
          </Button>
          <Button size="sm" variant="outline" aria-disabled={answer.isPending} onClick={() => reply(false)}>
            {t('people.decline')}
          </Button>
        </>
      }
    >
      <bdi>{projectTitle ?? t('entered.untitled')}</bdi>
      {`, ${applicationText(`fundType.${fundType}`)}`}
    </Alert>
  );
};

interface InvitationListProps {
  invitations: readonly Invitation[];
  /** The invitation that a mail named is not among them. */
  isMissing: boolean;
}

/** Each with its two answers. Fetched only where somebody is invited, which few are. */
export const InvitationList = ({ invitations, isMissing }: InvitationListProps) => {
  const { t } = useTranslation('applications');
  return (
    <Stack gap="4" mt="6">
      {isMissing && (
        <Alert status="warning" title={t('people.notHere')}>
          {t('people.notHereText')}
        </Alert>
      )}
      {invitations.map((invitation) => (
        <InvitationAlert key={invitation.id} invitation={invitation} />
      ))}
    </Stack>
  );
};
