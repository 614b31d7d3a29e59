import type { HomeContent } from '@portal/contracts/content/home';
import { Box, Flex, Grid, Heading, PageContainer, Text } from '@portal/ui';
import { ActionButton } from '../content-page/ActionButton.tsx';
import { FundFinder } from './FundFinder.tsx';
import { HomePattern } from './HomePattern.tsx';

export const heroPadding = { pt: { base: '10', lg: '18' }, pb: { base: '9', md: '8', lg: '16' } } as const;
export const heroColumns = {
  templateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
  columnGap: '18',
  rowGap: '8',
  alignItems: 'center',
} as const;

/** The claim, its two actions, the question which fund, and the pattern below. */
export const Hero = ({ hero, figures }: { hero: HomeContent['hero']; figures: HomeContent['figures'] }) => (
  <Box bg="bg.brand" color="fg.onBrand">
    <PageContainer {...heroPadding}>
      <Grid {...heroColumns}>
        <Box>
          <Heading
            as="h1"
            textStyle="display"
            maxW={{ lg: '640px' }}
            css={{ textWrap: { base: 'pretty', sm: 'balance' } }}
          >
            {hero.title}
          </Heading>
          <Text textStyle="lead" mt={{ base: '4', lg: '5' }} maxW="660px" color="forest.100">
            {hero.lead}
          </Text>
          <Flex mt={{ base: '6', lg: '8' }} gap="3" flexWrap="wrap">
            <ActionButton action={hero.primary} variant="accent" arrow />
            <ActionButton action={hero.secondary} variant="onBrand" />
          </Flex>
        </Box>
        <FundFinder starter={hero.starter} />
      </Grid>
    </PageContainer>
    <HomePattern cloth={hero.cloth} figures={figures} />
  </Box>
);
