import type { NewsPost } from '@portal/contracts/content/sections';
import { Page, TextLink, useContent, useParams, useTranslation } from '@portal/platform';
import { Box, MetaText, PageContainer, Text } from '@portal/ui';
import { formatDay } from '../content-page/format-day.ts';
import { PageHead } from '../content-page/PageHead.tsx';
import { SectionContent } from '../content-page/SectionContent.tsx';
import { paths } from '../navigation/paths.ts';
import { RichText } from '../rich-text/RichText.tsx';
import { MissingPost } from './MissingPost.tsx';
import { PostPicture } from './PostPicture.tsx';

const Post = ({ post }: { post: NewsPost }) => {
  const { t } = useTranslation('public-site');
  return (
    <article>
      <PageHead
        title={post.title}
        lead={post.summary}
        through={[{ label: t('titles.news'), to: paths.allNews }]}
        here={t(`news.kinds.${post.kind}`)}
      />
      <PageContainer pt={{ base: '8', lg: '14' }} pb="14">
        <Box maxW="prose">
          <MetaText mb="5">
            <Text as="span" fontWeight="semibold" color="brand.fg" me="2">
              {t(`news.kinds.${post.kind}`)}
            </Text>
            <time dateTime={post.date}>{formatDay(post.date)}</time>
          </MetaText>
          <Box mb="8">
            <PostPicture image={post.image} as="post" />
          </Box>
          <RichText blocks={post.body} />
          <TextLink to={paths.allNews} mt="10" py="1" display="inline-block">
            {t('news.all')}
          </TextLink>
        </Box>
      </PageContainer>
    </article>
  );
};

/** `/news/:slug` */
export function PostPage() {
  const { slug = '' } = useParams();
  const content = useContent('news');
  const { t } = useTranslation('public-site');
  const post = content.data?.posts.find((one) => one.slug === slug);
  if (content.data !== undefined && post === undefined) return <MissingPost slug={slug} />;
  return (
    <Page title={post?.title ?? t('titles.news')}>
      <SectionContent section="news">{() => post && <Post post={post} />}</SectionContent>
    </Page>
  );
}
