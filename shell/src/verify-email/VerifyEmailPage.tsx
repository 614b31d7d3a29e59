import { verifyEmail } from '@portal/contracts/calls/identity/password';
import { ButtonLink, call, Page, useMutation, useTranslation } from '@portal/platform';
import { Alert, Box } from '@portal/ui';
import { AuthHead } from '../auth-parts/AuthHead.tsx';
import { MailedLinkButton } from '../auth-parts/MailedLinkButton.tsx';
import { signInWithStoredNext, storeNext } from '../auth-parts/stored-next.ts';
import { useMailedLink } from '../auth-parts/use-mailed-link.ts';

/** Where the link of the confirmation mail leads. */
export const Component = () => {
  const { t } = useTranslation('shell');
  const token = useMailedLink().get('token') ?? '';
  const confirm = useMutation({
    mutationFn: () => call(verifyEmail, { body: { token } }),
    meta: { silent: true },
  });

  return (
    <Page title={t('verifyEmail.title')}>
      <AuthHead title={t('verifyEmail.title')} />
      {token === '' && <Alert status="error" title={t('verifyEmail.noToken')} live />}
      {token !== '' && !confirm.isSuccess && (
        <MailedLinkButton
          text={t('verifyEmail.text')}
          verb={t('verifyEmail.verb')}
          over={t('verifyEmail.over')}
          confirm={confirm}
        />
      )}
      {confirm.isSuccess && (
        <Alert status="success" title={t('verifyEmail.done')} live>
          {t('verifyEmail.next')}
        </Alert>
      )}
      <Box mt="6">
        <ButtonLink
          to={signInWithStoredNext()}
          onClick={() => storeNext(null)}
          variant={confirm.isSuccess ? 'solid' : 'outline'}
        >
          {t('auth.toSignIn')}
        </ButtonLink>
      </Box>
    </Page>
  );
};
