import { ButtonLink, Page, useTranslation } from '@portal/platform';
import { Empty, PageContainer } from '@portal/ui';
import { paths } from '../navigation/paths.ts';

/** An address of this remote whose content does not exist. */
export function NotFound() {
  const { t } = useTranslation('public-site');
  return (
    <Page title={t('notFound.title')}>
      <PageContainer py={{ base: '10', lg: '18' }} minH="60vh">
        <Empty
          level={1}
          threads="broken"
          title={t('notFound.title')}
          action={
            <>
              <ButtonLink to={paths.home}>{t('notFound.home')}</ButtonLink>
              <ButtonLink to={paths.contact} variant="outline">
                {t('notFound.contact')}
              </ButtonLink>
            </>
          }
        >
          {t('notFound.text')}
        </Empty>
      </PageContainer>
    </Page>
  );
}
