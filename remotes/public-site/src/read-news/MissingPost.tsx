import { languageNames } from '@portal/contracts';
import { Page, useTranslation } from '@portal/platform';
import { Button, Empty, Loading, PageContainer } from '@portal/ui';
import { NotFound } from '../content-page/NotFound.tsx';
import { usePostLanguages } from './post-languages.query.ts';

/** A post that the reader's language does not have: the ways to those that do. */
export function MissingPost({ slug }: { slug: string }) {
  const { t } = useTranslation('public-site');
  const { data, isPending } = usePostLanguages(slug);
  if (!isPending && !data?.length) return <NotFound />;
  return (
    <Page title={t(data ? 'news.notInLanguage.title' : 'titles.news')}>
      <PageContainer py={{ base: '10', lg: '18' }} minH="60vh">
        {data ? (
          <Empty
            level={1}
            threads="broken"
            title={t('news.notInLanguage.title')}
            action={data.map((language) => (
              <Button key={language} asChild>
                {/* The page is loaded anew: a language that an address names is none that the reader chose. */}
                <a href={`?lang=${language}`} hrefLang={language} lang={language}>
                  {languageNames[language]}
                </a>
              </Button>
            ))}
          >
            {t('news.notInLanguage.text')}
          </Empty>
        ) : (
          <Loading />
        )}
      </PageContainer>
    </Page>
  );
}
