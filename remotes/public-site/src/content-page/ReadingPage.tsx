import { Box, Grid, PageContainer, Stack } from '@portal/ui';
import type { ReactNode } from 'react';
import { OnThisPage, type PageSection } from './OnThisPage.tsx';

interface ReadingPageProps {
  sections: readonly PageSection[];
  /** Below the contents, where there is a side; a phone goes straight to the text. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Contents at the side, text of a readable measure beside them. */
export const ReadingPage = ({ sections, aside, children }: ReadingPageProps) => (
  <PageContainer py={{ base: '8', lg: '16' }}>
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: '264px minmax(0, 800px)' }}
      columnGap="18"
      rowGap="8"
    >
      <Box>
        <Stack gap="8" position={{ lg: 'sticky' }} top={{ lg: '6' }}>
          <OnThisPage sections={sections} />
          <Box hideBelow="lg">{aside}</Box>
        </Stack>
      </Box>
      <Stack gap={{ base: '14', lg: '16' }} pb={{ base: '4', lg: '10' }} minW="0">
        {children}
      </Stack>
    </Grid>
  </PageContainer>
);
