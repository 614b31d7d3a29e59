import { Page, useTranslation } from '@portal/platform';
import { MetaText, PageContainer } from '@portal/ui';
import { formatDay } from '../content-page/format-day.ts';
import { PageHead } from '../content-page/PageHead.tsx';
import { SectionContent } from '../content-page/SectionContent.tsx';
import { RichText } from '../rich-text/RichText.tsx';

const LegalPage = ({ section }: { section: 'terms-of-use' | 'privacy-policy' }) => {
  const { t } = useTranslation('public-site');
  return (
    <Page title={t(`titles.${section}`)}>
      <SectionContent section={section}>
        {(text) => (
          <>
            <PageHead title={text.title} lead={text.lead} here={text.title} />
            <PageContainer py="14">
              <MetaText mb="6">{t('legal.updated', { date: formatDay(text.updatedOn) })}</MetaText>
              <RichText blocks={text.body} />
            </PageContainer>
          </>
        )}
      </SectionContent>
    </Page>
  );
};

export const TermsPage = () => <LegalPage section="terms-of-use" />;
export const PrivacyPage = () => <LegalPage section="privacy-policy" />;
