import { Box, Flex, Grid, Heading, PageContainer, PatternEdge } from '../../src/index.ts';
import { ButtonsSection } from './buttons.tsx';
import { DataSection } from './data.tsx';
import { DrawingsSection } from './drawings.tsx';
import { FeedbackSection } from './feedback.tsx';
import { FormSection } from './form.tsx';
import { OverlaySection } from './overlay.tsx';

/** Every component once, for the eye and for axe. Not part of any entry. */
export const Gallery = () => (
  <Box bg="bg.canvas" minH="100vh">
    <PatternEdge />
    <PageContainer as="main" py="10">
      <Heading as="h1" textStyle="sectionTitle" mb="10">
        Components
      </Heading>
      <Flex direction="column" gap="12">
        <ButtonsSection />
        <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="12">
          <FormSection />
          <FeedbackSection />
        </Grid>
        <DataSection />
        <OverlaySection />
        <DrawingsSection />
      </Flex>
    </PageContainer>
  </Box>
);
