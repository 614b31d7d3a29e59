import { ButtonLink, carryNext, Page, toldSessionEnded, useLocation, useTranslation } from '@portal/platform';
import { Empty, PageContainer, Text } from '@portal/ui';

/** After a request of the workspace was refused as unauthorised; nobody is signed in any more. */
export const Component = () => {
  const { t } = useTranslation('shell');
  const { search, state } = useLocation();
  const ended = toldSessionEnded(state);
  const title = t(ended ? 'forbidden.title' : 'denied.crumb');
  return (
    <Page title={title}>
      <PageContainer>
        <Empty
          level={1}
          threads="broken"
          title={title}
          action={
            <>
              <ButtonLink to={carryNext('/auth/sign-in', search)}>{t('auth.signIn')}</ButtonLink>
              <ButtonLink to="/" variant="outline">
                {t('auth.toHome')}
              </ButtonLink>
              <Text w="full" fontSize="0.875rem" color="fg.muted">
                {t('forbidden.code')}
              </Text>
            </>
          }
        >
          {t(ended ? 'forbidden.text' : 'visitor.text')}
        </Empty>
      </PageContainer>
    </Page>
  );
};
