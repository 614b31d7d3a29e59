import type { HomeContent } from '@portal/contracts/content/home';
import type { NewsPost } from '@portal/contracts/content/sections';
import { useContent } from '@portal/platform';
import { Box, Grid } from '@portal/ui';
import { PageBand } from '../content-page/PageBand.tsx';
import { markOf } from '../content-page/text-in-language.tsx';
import { PostCard } from '../read-news/PostCard.tsx';

interface LatestPostsProps {
  head: HomeContent['postsHead'];
  slugs: HomeContent['latestPosts'];
}

/** Three: the named ones in their order, as far as they still exist, then the newest. */
const chosen = (posts: readonly NewsPost[], slugs: readonly string[]) => {
  const named = slugs.flatMap((slug) => posts.filter((post) => post.slug === slug));
  const others = posts.filter((post) => !named.includes(post));
  return [...named, ...others.sort((one, other) => other.date.localeCompare(one.date))].slice(0, 3);
};

export function LatestPosts({ head, slugs }: LatestPostsProps) {
  const news = useContent('news');
  return (
    <PageBand {...head} anchor="latest-posts" tinted>
      <Box {...markOf(news)}>
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }} gap="6">
          {chosen(news.data?.posts ?? [], slugs).map((post, index) => (
            <PostCard key={post.slug} post={post} compactOnPhone={index > 0} />
          ))}
        </Grid>
      </Box>
    </PageBand>
  );
}
