import { Box, Flex } from '@portal/ui';
import type { ReactNode } from 'react';
import { Footer } from '../footer/Footer.tsx';
import { Header } from '../header/Header.tsx';

export const PublicFrame = ({ children }: { children: ReactNode }) => (
  <Flex direction="column" minH="100vh">
    <Header />
    <Box as="main" id="main" tabIndex={-1} flex="1">
      {children}
    </Box>
    <Footer withSite />
  </Flex>
);
