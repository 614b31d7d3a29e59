import { Link, Page, useTranslation } from '@portal/platform';
import { Button, Empty, PageContainer, Text } from '@portal/ui';

/** After a request of the workspace was refused as unauthorised; nobody is signed in any more. */
export const Component = () => {
  const { t } = useTranslation('shell');
  return (
    <Page title={t('forbidden.title')}>
      <PageContainer>
        <Empty
          level={1}
          threads="broken"
          title={t('forbidden.title')}
          action={
            <>
              <Button asChild>
                <Link to="/auth/sign-in">{t('auth.signIn')}</Link>
              </Button>
              <Button asChild variant="outline">
                <Link to="/">{t('auth.toHome')}</Link>
              </Button>
            </>
          }
        >
          <Text>{t('forbidden.text')}</Text>
          <Text mt="3" fontSize="14px">
            {t('forbidden.code')}
          </Text>
        </Empty>
      </PageContainer>
    </Page>
  );
};
