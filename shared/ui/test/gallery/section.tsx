import type { ReactNode } from 'react';
import { Box, Heading } from '../../src/index.ts';

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box as="section" minW="0">
    <Heading textStyle="panelTitle" mb="4">
      {title}
    </Heading>
    <Box display="flex" flexDirection="column" gap="4">
      {children}
    </Box>
  </Box>
);
