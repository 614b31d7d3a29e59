import { Page, useContent, useTranslation } from '@portal/platform';
import { ContentGate } from '../content-page/ContentGate.tsx';
import { PageHead } from '../content-page/PageHead.tsx';
import { AboutArticles } from './AboutArticles.tsx';

export function AboutPage() {
  const { t } = useTranslation('public-site');
  const content = useContent('about-us');
  return (
    <Page title={t('titles.about')}>
      <ContentGate content={content}>
        {(about) => <PageHead title={about.title} lead={about.lead} here={t('titles.about')} />}
      </ContentGate>
      {content.data !== undefined && <AboutArticles />}
    </Page>
  );
}
