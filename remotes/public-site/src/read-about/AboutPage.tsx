import { Page, useContent, useTranslation } from '@portal/platform';
import { PageHead } from '../content-page/PageHead.tsx';
import { SectionContent } from '../content-page/SectionContent.tsx';
import { AboutArticles } from './AboutArticles.tsx';

export function AboutPage() {
  const { t } = useTranslation('public-site');
  const content = useContent('about-us');
  return (
    <Page title={t('titles.about')}>
      <SectionContent section="about-us">
        {(about) => <PageHead title={about.title} lead={about.lead} here={t('titles.about')} />}
      </SectionContent>
      {content.data !== undefined && <AboutArticles />}
    </Page>
  );
}
