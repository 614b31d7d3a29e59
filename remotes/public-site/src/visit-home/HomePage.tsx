import type { HomeContent } from '@portal/contracts/content/home';
import type { NewsPost } from '@portal/contracts/content/sections';
import { HydrateOnInteraction, Page, SITE_TITLE, useContent } from '@portal/platform';
import { Box, Grid, MetaText, PageContainer, Skeleton, Stack } from '@portal/ui';
import { ActionButton } from '../content-page/ActionButton.tsx';
import { PageBand } from '../content-page/PageBand.tsx';
import { SectionContent } from '../content-page/SectionContent.tsx';
import { markOf } from '../content-page/text-in-language.tsx';
import { FundCard } from '../live-funds/FundCard.tsx';
import { PartnerCells } from '../meet-partners/PartnerCells.tsx';
import { PostCard } from '../read-news/PostCard.tsx';
import { CommonQuestions } from './CommonQuestions.tsx';
import { Hero, heroColumns, heroPadding } from './Hero.tsx';
import { patternHeight } from './HomePattern.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { KeyFigures } from './KeyFigures.tsx';

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

function LatestPosts({ head, slugs }: LatestPostsProps) {
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

const line = { bg: 'forest.800', borderRadius: 'md' } as const;

/** The hero in blocks and the pattern's place; the words arrive with the content. */
const HomeSkeleton = () => (
  <Box bg="bg.brand" aria-hidden>
    <PageContainer {...heroPadding}>
      <Grid {...heroColumns}>
        <Stack gap="3" maxW="640px">
          <Skeleton {...line} h={{ base: '120px', sm: '110px', lg: '204px' }} />
          <Skeleton {...line} h={{ base: '140px', sm: '84px', lg: '93px' }} mt="2" />
          <Skeleton {...line} h="12" w="220px" mt="4" />
        </Stack>
        <Box bg="bg.surface" borderRadius="lg" h={{ base: '516px', sm: '470px', lg: '502px' }} />
      </Grid>
    </PageContainer>
    <Box {...patternHeight} />
    <Box h="52px" />
  </Box>
);

const TwoFunds = ({ head, funds }: { head: HomeContent['intro']; funds: HomeContent['funds'] }) => (
  <PageBand {...head}>
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      gap={{ base: '6', lg: '8' }}
    >
      {funds.map((fund) => (
        <FundCard key={fund.fundType} words={fund}>
          <ActionButton action={fund.action} arrow />
          {fund.note && <MetaText as="span">{fund.note}</MetaText>}
        </FundCard>
      ))}
    </Grid>
  </PageBand>
);

export function HomePage() {
  return (
    <Page title={SITE_TITLE}>
      <SectionContent section="home" skeleton={<HomeSkeleton />}>
        {(home) => (
          <>
            <Hero hero={home.hero} figures={home.figures} />
            <TwoFunds head={home.intro} funds={home.funds} />
            <HydrateOnInteraction>
              <HowItWorks head={home.stepsHead} steps={home.steps} />
            </HydrateOnInteraction>
            <HydrateOnInteraction>
              <KeyFigures head={home.figuresHead} figures={home.figures} />
            </HydrateOnInteraction>
            <HydrateOnInteraction>
              <LatestPosts head={home.postsHead} slugs={home.latestPosts} />
            </HydrateOnInteraction>
            <HydrateOnInteraction>
              <PageBand {...home.partnersHead}>
                <PartnerCells />
              </PageBand>
            </HydrateOnInteraction>
            <HydrateOnInteraction>
              <CommonQuestions head={home.questionsHead} />
            </HydrateOnInteraction>
          </>
        )}
      </SectionContent>
    </Page>
  );
}
