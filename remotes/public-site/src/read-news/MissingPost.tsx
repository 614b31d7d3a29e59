import { languageNames, languages } from '@portal/contracts';
import { getContent } from '@portal/contracts/calls/content/content';
import { sectionOf } from '@portal/contracts/content/read';
import { call, Page, showsDrafts, useQuery, useTranslation } from '@portal/platform';
import { Button, Empty, Loading, PageContainer } from '@portal/ui';
import { NotFound } from '../content-page/NotFound.tsx';

/** The languages that have a post: asked for where the reader's has none, since the content comes in one. */
const usePostLanguages = (slug: string) =>
  useQuery({
    queryKey: ['post-languages', slug],
    queryFn: async ({ signal }) => {
      const draft = (await showsDrafts()) && { draft: '1' as const };
      const { data } = await call(getContent, { query: { key: ['news'], ...draft }, signal });
      const news = sectionOf(data, 'news')?.data;
      return languages.filter((language) => news?.[language]?.posts.some((post) => post.slug === slug));
    },
    meta: { silent: true },
  });

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
