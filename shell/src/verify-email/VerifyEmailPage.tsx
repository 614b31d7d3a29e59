import { verifyEmail } from '@portal/contracts/auth/calls';
import { call, ErrorAlert, Link, Page, useQuery, useTranslation } from '@portal/platform';
import { Alert, Box, Button, Loading } from '@portal/ui';
import { AuthHead } from '../auth-parts/AuthHead.tsx';
import { keepNext, signInOnward } from '../auth-parts/kept-next.ts';
import { useMailedLink } from '../auth-parts/use-mailed-link.ts';

/** Where the link of the confirmation mail leads. The token is used once, by this page. */
export const Component = () => {
  const { t } = useTranslation('shell');
  const token = useMailedLink().get('token') ?? '';
  const confirmation = useQuery({
    queryKey: ['shell', 'verify-email', token],
    queryFn: () => call(verifyEmail, { body: { token } }),
    enabled: token !== '',
    staleTime: Infinity,
    refetchInterval: false,
    meta: { silent: true },
  });

  return (
    <Page title={t('verifyEmail.title')}>
      <AuthHead title={t('verifyEmail.title')} />
      {token === '' && <Alert status="error" title={t('verifyEmail.noToken')} live />}
      {confirmation.error && <ErrorAlert error={confirmation.error} />}
      {confirmation.isLoading && <Loading>{t('verifyEmail.checking')}</Loading>}
      {confirmation.isSuccess && (
        <Alert status="success" title={t('verifyEmail.done')} live>
          {t('verifyEmail.next')}
        </Alert>
      )}
      <Box mt="6">
        <Button asChild variant={confirmation.isSuccess ? 'solid' : 'outline'}>
          <Link to={signInOnward()} onClick={() => keepNext(null)}>
            {t('auth.toSignIn')}
          </Link>
        </Button>
      </Box>
    </Page>
  );
};
