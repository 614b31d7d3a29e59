import { confirmEmailChange } from '@portal/contracts/calls/identity/profile';
import { ButtonLink, call, endSession, Page, useMutation, useTranslation } from '@portal/platform';
import { Alert, Box } from '@portal/ui';
import { useEffect } from 'react';
import { AuthHead } from '../auth-parts/AuthHead.tsx';
import { MailedLinkButton } from '../auth-parts/MailedLinkButton.tsx';
import { useMailedLink } from '../auth-parts/use-mailed-link.ts';

/** Where the links of the two mails about a new address lead. */
export const Component = () => {
  const { t } = useTranslation(['security', 'shell']);
  const token = useMailedLink().get('token') ?? '';
  const confirm = useMutation({
    mutationFn: () => call(confirmEmailChange, { body: { token } }),
    meta: { silent: true },
  });
  const isChanged = confirm.data?.data.isChanged ?? false;
  // The server has ended every session, this one too.
  useEffect(() => {
    if (isChanged) endSession();
  }, [isChanged]);

  return (
    <Page title={t('email.confirmTitle')}>
      <AuthHead title={t('email.confirmTitle')} />
      {token === '' && <Alert status="error" title={t('shell:verifyEmail.noToken')} live />}
      {token !== '' && !confirm.isSuccess && (
        <MailedLinkButton
          text={t('email.confirmText')}
          verb={t('email.verb')}
          over={t('email.over')}
          confirm={confirm}
        />
      )}
      {confirm.isSuccess && (
        <Alert
          status={isChanged ? 'success' : 'info'}
          title={t(isChanged ? 'email.done' : 'email.half')}
          live
        />
      )}
      <Box mt="6">
        <ButtonLink to="/auth/sign-in" variant={isChanged ? 'solid' : 'outline'}>
          {t('email.signIn')}
        </ButtonLink>
      </Box>
    </Page>
  );
};
