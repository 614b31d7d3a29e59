import {
  Box,
  BrandMark,
  Flex,
  PatternEdge,
  PatternStrip,
  PatternTile,
  PhoneDrawing,
} from '../../src/index.ts';
import { Section } from './section.tsx';

export const DrawingsSection = () => (
  <Section title="Patterns">
    <PatternEdge height={4} />
    <Flex gap="5" align="center" wrap="wrap">
      <BrandMark />
      <PatternTile motif="stairs" size={44} />
      <PatternTile motif="diamond" size={44} />
      <Box h="300px">
        <PatternStrip palette="forest" />
      </Box>
      <Box h="300px">
        <PatternStrip palette="indigo" />
      </Box>
    </Flex>
    <PatternStrip palette="indigo" orientation="horizontal" size={32} />
    <Box bg="bg.brand" p="5">
      <PhoneDrawing />
    </Box>
  </Section>
);
