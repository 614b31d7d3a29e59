import { wasNeverTakenUp } from '@portal/contracts/identity/enums';
import type { UserDetails } from '@portal/contracts/identity/users';
import { formatDateTime, useTranslation } from '@portal/platform';
import { Alert, Button, Card, DescriptionList, Flex, Heading, HintText, Stack, Text } from '@portal/ui';
import type { UserChange } from '../change-user/users.queries.ts';

interface Props {
  details: UserDetails;
  isOwn: boolean;
  onAsk: (change: UserChange) => void;
}

const Factors = ({ details: { user, factors } }: Pick<Props, 'details'>) => {
  const { t } = useTranslation('administration');
  const { hasAuthenticator, passkeys, recoveryCodesLeft } = factors;
  const lines = [
    ...(user.mfaEnabled ? [t('user.factor.EMAIL')] : []),
    ...(hasAuthenticator ? [t('user.factor.TOTP')] : []),
    ...(passkeys > 0 ? [t('user.factor.PASSKEY', { count: passkeys })] : []),
    ...(recoveryCodesLeft > 0 ? [t('user.factor.RECOVERY_CODE', { count: recoveryCodesLeft })] : []),
  ];
  if (lines.length === 0) return t('user.factorOff');
  return lines.map((line) => <Text key={line}>{line}</Text>);
};

const Invitation = ({ invitation }: { invitation: NonNullable<UserDetails['invitation']> }) => {
  const { t } = useTranslation('administration');
  const { sentAt, expiresAt, isOver, invitedBy } = invitation;
  return (
    <>
      <Text>{formatDateTime(sentAt)}</Text>
      {invitedBy && <Text>{t('user.invitedBy', { name: invitedBy })}</Text>}
      <Text>
        {isOver ? t('user.invitationOver') : t('user.validUntil', { date: formatDateTime(expiresAt) })}
      </Text>
    </>
  );
};

/** What opens the account, where it is open, and what an Admin can do about it. */
export const UserSecurity = ({ details, isOwn, onAsk }: Props) => {
  const { t } = useTranslation('administration');
  const { user, factors, openSessions, invitation } = details;
  const isUntaken = wasNeverTakenUp(user);
  const isEnrolled = factors.hasAuthenticator || factors.passkeys > 0 || factors.recoveryCodesLeft > 0;
  const ask = (change: UserChange, isDone = false) => (
    <Button
      size="sm"
      variant={change === 'invite' ? 'solid' : 'outline'}
      aria-disabled={isDone}
      onClick={() => onAsk(change)}
    >
      {t(`users.${change}.verb`)}
    </Button>
  );
  return (
    <Card as="section" padded aria-labelledby="user-security">
      <Heading textStyle="cardTitle" id="user-security" mb="4">
        {t('user.security')}
      </Heading>
      <Stack gap="4">
        <DescriptionList
          columns={1}
          items={[
            invitation && { label: t('user.invitation'), value: <Invitation invitation={invitation} /> },
            { label: t('user.factors'), value: <Factors details={details} /> },
            { label: t('user.sessions'), value: openSessions },
          ].filter((item) => !!item)}
        />
        {isOwn && <Alert title={t('user.own')} />}
        {!isOwn && (
          <Flex gap="3" wrap="wrap">
            {isUntaken && ask('invite')}
            {invitation && ask('withdraw')}
            {!isUntaken && ask('endSessions', openSessions === 0)}
            {!isUntaken && ask('resetFactors', !isEnrolled)}
          </Flex>
        )}
        {!isOwn && !isUntaken && !isEnrolled && <HintText>{t('user.noneToRemove')}</HintText>}
      </Stack>
    </Card>
  );
};
