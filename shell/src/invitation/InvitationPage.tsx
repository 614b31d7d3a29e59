import { roleLabel } from '@portal/contracts';
import { readInvitation } from '@portal/contracts/calls/identity/password';
import type { Invitation } from '@portal/contracts/identity/auth.schemas';
import {
  ButtonLink,
  dataQuery,
  errorText,
  formatDateTime,
  isApiError,
  notify,
  Page,
  signOut,
  useNavigate,
  useQuery,
  useTranslation,
  useUser,
} from '@portal/platform';
import { FormShell, PasswordField, SubmitButton, useForm } from '@portal/platform/forms';
import { Alert, Box, DescriptionList, Loading, Text } from '@portal/ui';
import { AuthHead } from '../auth-parts/AuthHead.tsx';
import { useMailedLink } from '../auth-parts/use-mailed-link.ts';
import { useVerifyReset } from '../reset-password/reset.queries.ts';

interface ChooseProps {
  invited: Invitation;
  code: string;
  /** The invitation was used up or withdrawn meanwhile. */
  onOver: () => void;
}

/** Who invites, as what and until when, and the password that takes the invitation up. */
const ChoosePassword = ({ invited, code, onOver }: ChooseProps) => {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const user = useUser();
  const verify = useVerifyReset();
  const form = useForm({ defaultValues: { newPassword: '' } });
  const { email, firstName, role, invitedBy, expiresAt } = invited;
  const submit = async ({ newPassword }: { newPassword: string }) => {
    try {
      const { message } = await verify.mutateAsync({ email, code, newPassword });
      notify.success(message);
    } catch (error) {
      if (isApiError(error) && error.code === 'INVALID_RESET_PASSWORD_VERIFICATION') onOver();
      throw error;
    }
    if (user) await signOut();
    await navigate('/auth/sign-in', { state: { email } });
  };
  return (
    <>
      <Text mb="4">
        {invitedBy === null
          ? t('invitation.welcomeFirst', { name: firstName })
          : t('invitation.welcome', { name: firstName, inviter: invitedBy })}
      </Text>
      <Box mb="5">
        <DescriptionList
          columns={1}
          items={[
            {
              label: t('invitation.role'),
              value: t(`roles.${role}`, { defaultValue: roleLabel(role) }),
            },
            { label: t('fields.email'), value: <bdi dir="ltr">{email}</bdi> },
            { label: t('invitation.validUntil'), value: formatDateTime(expiresAt) },
          ]}
        />
      </Box>
      <Text mb="5">{t('invitation.next')}</Text>
      {user && (
        <Alert mb="5" title={t('invitation.signedIn', { name: `${user.firstName} ${user.lastName}` })} />
      )}
      <FormShell form={form} onSubmit={submit} error={verify.error} leaveGuard={false} summary="rest">
        {/* For the password manager, which keeps the pair. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField name="newPassword" label={t('fields.password')} meter />
        <SubmitButton full>{t('invitation.submit')}</SubmitButton>
      </FormShell>
    </>
  );
};

/** Where the link of an invitation leads. Nothing is used up before a password is chosen. */
export const Component = () => {
  const { t } = useTranslation('shell');
  const carried = useMailedLink();
  const link = { email: carried.get('email') ?? '', code: carried.get('code') ?? '' };
  const isComplete = link.email !== '' && link.code !== '';
  const { data, error, refetch } = useQuery({
    ...dataQuery(['shell', 'invitation', link], readInvitation, { body: link }),
    enabled: isComplete,
    staleTime: Infinity,
    refetchInterval: false,
    retry: false,
    meta: { silent: true },
  });
  const failure = isComplete ? error && errorText(error) : t('invitation.incomplete');
  return (
    <Page title={t('invitation.title')}>
      <AuthHead title={t('invitation.title')} />
      {failure && <Alert status="error" title={failure} live />}
      {!failure && !data && <Loading>{t('invitation.checking')}</Loading>}
      {!failure && data && <ChoosePassword invited={data} code={link.code} onOver={() => void refetch()} />}
      {failure && (
        <Box mt="6">
          <ButtonLink to="/auth/sign-in" variant="outline">
            {t('auth.toSignIn')}
          </ButtonLink>
        </Box>
      )}
    </Page>
  );
};
