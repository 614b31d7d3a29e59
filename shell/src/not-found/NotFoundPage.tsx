import { ButtonLink, landingFor, Page, useTranslation, useUser } from '@portal/platform';
import { Empty, PageContainer } from '@portal/ui';

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
              <ButtonLink to={user ? landingFor(user.role) : '/'}>
                {t(user ? 'account.workspace' : 'auth.toHome')}
              </ButtonLink>
              <ButtonLink to="/contact-us" variant="outline">
                {t('denied.contact')}
              </ButtonLink>
            </>
          }
        >
          {t('notFound.text')}
        </Empty>
      </PageContainer>
    </Page>
  );
};
