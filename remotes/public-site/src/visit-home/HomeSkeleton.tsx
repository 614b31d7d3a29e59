import { Box, Grid, PageContainer, Skeleton, Stack } from '@portal/ui';
import { heroColumns, heroPadding } from './Hero.tsx';
import { patternHeight } from './HomePattern.tsx';

const line = { bg: 'forest.800', borderRadius: 'md' } as const;

/** The hero in blocks and the pattern's place; the words arrive with the content. */
export const HomeSkeleton = () => (
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
