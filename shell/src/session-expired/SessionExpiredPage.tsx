import { ButtonLink, carryNext, Page, toldSessionEnded, useLocation, useTranslation } from '@portal/platform';
import { Alert, Box } from '@portal/ui';
import { AuthHead } from '../auth-parts/AuthHead.tsx';

/** After a session ended by itself. Signing in leads back to the same place. */
export const Component = () => {
  const { t } = useTranslation('shell');
  const { search, state } = useLocation();
  const ended = toldSessionEnded(state);
  const title = t(ended ? 'expired.title' : 'visitor.title');
  return (
    <Page title={title}>
      <AuthHead title={title}>{t(ended ? 'expired.text' : 'visitor.text')}</AuthHead>
      {ended && <Alert status="info" title={t('expired.kept')} />}
      <Box mt="6">
        <ButtonLink to={carryNext('/auth/sign-in', search)} full>
          {t('auth.toSignIn')}
        </ButtonLink>
      </Box>
    </Page>
  );
};
