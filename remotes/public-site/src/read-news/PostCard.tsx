import type { NewsPost } from '@portal/contracts/content/sections';
import { Link as RouterLink, useTranslation } from '@portal/platform';
import { Box, Heading, Text } from '@portal/ui';
import { formatDay } from '../content-page/format-day.ts';
import { paths } from '../navigation/paths.ts';
import { PostPicture } from './PostPicture.tsx';

interface PostCardProps {
  post: NewsPost;
  /** On a phone the picture is small and stands before the words. */
  compactOnPhone?: boolean;
  level?: 2 | 3;
}

/** A post that opens when it is pressed anywhere. */
export function PostCard({ post, compactOnPhone = false, level = 3 }: PostCardProps) {
  const { t } = useTranslation('public-site');
  return (
    <Box
      as="article"
      position="relative"
      display={{ base: compactOnPhone ? 'flex' : 'block', md: 'block' }}
      flexWrap="wrap"
      columnGap="3.5"
      alignItems="start"
    >
      <PostPicture image={post.image} isSmallOnPhone={compactOnPhone} />
      {/* Below the picture where large letters leave too little room beside it. */}
      <Box flex="1 1 10rem" mt={{ base: compactOnPhone ? '0' : '3', md: '3' }}>
        <Text textStyle="meta">
          <Text as="span" fontWeight="semibold" color="brand.fg" me="2">
            {t(`news.kinds.${post.kind}`)}
          </Text>
          <Text as="span" color="fg.muted">
            <time dateTime={post.date}>{formatDay(post.date)}</time>
          </Text>
        </Text>
        <Heading
          as={`h${level}`}
          mt="2"
          fontSize={{ base: compactOnPhone ? '1.125rem' : '1.3125rem', md: '1.3125rem' }}
          lineHeight="snug"
          letterSpacing="var(--portal-tracking, -0.012em)"
        >
          <Box
            asChild
            _hover={{ textDecoration: 'underline' }}
            _after={{ content: '""', position: 'absolute', inset: '0' }}
          >
            <RouterLink to={paths.news(post.slug)}>{post.title}</RouterLink>
          </Box>
        </Heading>
        <Text mt="2" fontSize="sm" color="fg.muted" hideBelow={compactOnPhone ? 'md' : undefined}>
          {post.summary}
        </Text>
      </Box>
    </Box>
  );
}
