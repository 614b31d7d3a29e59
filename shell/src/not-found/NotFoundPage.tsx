import { Link, landingFor, Page, useTranslation, useUser } from '@portal/platform';
import { Button, Empty, PageContainer } from '@portal/ui';

/** No page has this address. */
export const NotFoundPage = () => {
  const { t } = useTranslation('shell');
  const user = useUser();
  return (
    <Page title={t('notFound.title')}>
      <PageContainer>
        <Empty
          level={1}
          threads="broken"
          title={t('notFound.title')}
          action={
            <>
              <Button asChild>
                <Link to={user ? landingFor(user.role) : '/'}>
                  {t(user ? 'account.workspace' : 'auth.toHome')}
                </Link>
              </Button>
              <Button asChild variant="outline">
                <Link to="/contact-us">{t('denied.contact')}</Link>
              </Button>
            </>
          }
        >
          {t('notFound.text')}
        </Empty>
      </PageContainer>
    </Page>
  );
};
