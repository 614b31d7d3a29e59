import { Page, useContent, useTranslation } from '@portal/platform';
import { PageContainer } from '@portal/ui';
import { ContentGate } from '../content-page/ContentGate.tsx';
import { PageHead } from '../content-page/PageHead.tsx';
import { FaqList } from './FaqList.tsx';

export function FaqsPage() {
  const { t } = useTranslation('public-site');
  const content = useContent('faqs');
  return (
    <Page title={t('titles.faqs')}>
      <ContentGate content={content}>
        {(head) => (
          <>
            <PageHead title={head.title} lead={head.lead} here={t('titles.faqs')} />
            <PageContainer py={{ base: '8', lg: '14' }} minH="70vh">
              <FaqList />
            </PageContainer>
          </>
        )}
      </ContentGate>
    </Page>
  );
}
