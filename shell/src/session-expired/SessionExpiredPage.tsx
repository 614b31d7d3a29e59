import { Link, Page, useLocation, useTranslation } from '@portal/platform';
import { Alert, Box, Button } from '@portal/ui';
import { AuthHead } from '../auth-parts/AuthHead.tsx';

/** After a session ended by itself. Signing in leads back to the same place. */
export const Component = () => {
  const { t } = useTranslation('shell');
  const { search } = useLocation();
  return (
    <Page title={t('expired.title')}>
      <AuthHead title={t('expired.title')}>{t('expired.text')}</AuthHead>
      <Alert status="info" title={t('expired.kept')} />
      <Box mt="6">
        <Button asChild full>
          <Link to={`/auth/sign-in${search}`}>{t('auth.toSignIn')}</Link>
        </Button>
      </Box>
    </Page>
  );
};
