import { Page, Link as RouterLink, useTranslation } from '@portal/platform';
import { Button, Empty, PageContainer } from '@portal/ui';
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
              <Button asChild>
                <RouterLink to={paths.home}>{t('notFound.home')}</RouterLink>
              </Button>
              <Button asChild variant="outline">
                <RouterLink to={paths.contact}>{t('notFound.contact')}</RouterLink>
              </Button>
            </>
          }
        >
          {t('notFound.text')}
        </Empty>
      </PageContainer>
    </Page>
  );
}
