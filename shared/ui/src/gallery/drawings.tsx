import { Box, BrandMark, Flex, GapDrawing, PhoneLine, Selvedge, WeaveStrip, WeaveTile } from '../index.ts';
import { Section } from './section.tsx';

export const DrawingsSection = () => (
  <Section title="Weave">
    <Selvedge height={4} />
    <Flex gap="5" align="center" wrap="wrap">
      <BrandMark />
      <WeaveTile motif="stairs" size={44} />
      <WeaveTile motif="diamond" size={44} label="Indigo pattern" />
      <GapDrawing />
      <GapDrawing threads="broken" />
      <Box h="300px">
        <WeaveStrip palette="forest" />
      </Box>
      <Box h="300px">
        <WeaveStrip palette="indigo" />
      </Box>
    </Flex>
    <WeaveStrip palette="indigo" orientation="horizontal" size={32} />
    <Box bg="bg.brand" p="5">
      <PhoneLine />
    </Box>
  </Section>
);
