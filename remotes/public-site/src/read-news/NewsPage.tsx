import { HydrateOnInteraction, Page, useTranslation } from '@portal/platform';
import { Empty, Grid, PageContainer } from '@portal/ui';
import { PageHead } from '../content-page/PageHead.tsx';
import { SectionContent } from '../content-page/SectionContent.tsx';
import { PostCard } from './PostCard.tsx';

/** `/news`: every post, as ordered in the content. */
export function NewsPage() {
  const { t } = useTranslation('public-site');
  return (
    <Page title={t('titles.news')}>
      <SectionContent section="news">
        {(news) => (
          <>
            <PageHead title={news.title} lead={news.lead} here={t('titles.news')} />
            <PageContainer pt={{ base: '8', lg: '14' }} pb="14" minH="60vh">
              {news.posts.length === 0 && <Empty title={t('news.none')} />}
              <HydrateOnInteraction>
                <Grid
                  templateColumns={{
                    base: 'minmax(0, 1fr)',
                    md: 'repeat(2, minmax(0, 1fr))',
                    lg: 'repeat(3, minmax(0, 1fr))',
                  }}
                  columnGap="6"
                  rowGap="10"
                >
                  {news.posts.map((post) => (
                    <PostCard key={post.slug} post={post} level={2} />
                  ))}
                </Grid>
              </HydrateOnInteraction>
            </PageContainer>
          </>
        )}
      </SectionContent>
    </Page>
  );
}
