import { confirmEmailChange } from '@portal/contracts/profile/calls';
import { call, ErrorAlert, endSession, Link, Page, useQuery, useTranslation } from '@portal/platform';
import { Alert, Box, Button, Loading } from '@portal/ui';
import { useEffect } from 'react';
import { AuthHead } from '../auth-parts/AuthHead.tsx';
import { useMailedLink } from '../auth-parts/use-mailed-link.ts';

/** Where the links of the two mails about a new address lead. */
export const Component = () => {
  const { t } = useTranslation(['security', 'shell']);
  const token = useMailedLink().get('token') ?? '';
  const confirmation = useQuery({
    queryKey: ['shell', 'confirm-email', token],
    queryFn: () => call(confirmEmailChange, { body: { token } }),
    enabled: token !== '',
    staleTime: Infinity,
    refetchInterval: false,
    meta: { silent: true },
  });
  const isChanged = confirmation.data?.data.isChanged ?? false;
  // The server has ended every session, this one too.
  useEffect(() => {
    if (isChanged) endSession();
  }, [isChanged]);

  return (
    <Page title={t('email.confirmTitle')}>
      <AuthHead title={t('email.confirmTitle')} />
      {token === '' && <Alert status="error" title={t('shell:verifyEmail.noToken')} live />}
      {confirmation.error && <ErrorAlert error={confirmation.error} />}
      {confirmation.isLoading && <Loading>{t('checking')}</Loading>}
      {confirmation.isSuccess && (
        <Alert
          status={isChanged ? 'success' : 'info'}
          title={t(isChanged ? 'email.done' : 'email.half')}
          live
        />
      )}
      <Box mt="6">
        <Button asChild variant={isChanged ? 'solid' : 'outline'}>
          <Link to="/auth/sign-in">{t('email.signIn')}</Link>
        </Button>
      </Box>
    </Page>
  );
};
