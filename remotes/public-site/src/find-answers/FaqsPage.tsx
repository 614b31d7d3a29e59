import { Page, useTranslation } from '@portal/platform';
import { PageContainer } from '@portal/ui';
import { PageHead } from '../content-page/PageHead.tsx';
import { SectionContent } from '../content-page/SectionContent.tsx';
import { FaqList } from './FaqList.tsx';

export function FaqsPage() {
  const { t } = useTranslation('public-site');
  return (
    <Page title={t('titles.faqs')}>
      <SectionContent section="faqs">
        {(head) => (
          <>
            <PageHead title={head.title} lead={head.lead} here={t('titles.faqs')} />
            <PageContainer pt={{ base: '8', lg: '14' }} pb="14" minH="70vh">
              <FaqList />
            </PageContainer>
          </>
        )}
      </SectionContent>
    </Page>
  );
}
