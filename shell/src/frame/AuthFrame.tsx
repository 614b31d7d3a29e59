import { Box, Flex } from '@portal/ui';
import pattern from '@portal/ui/assets/pattern-panel.svg';
import type { ReactNode } from 'react';
import { Brand } from '../brand/Brand.tsx';
import { Footer } from '../footer/Footer.tsx';
import { LanguageMenu } from '../language/LanguageMenu.tsx';

/** Sign-in and the pages around it: a column for the form, from 1024 a pattern at its end, and the last footer block. */
export const AuthFrame = ({ children }: { children: ReactNode }) => (
  <Flex direction="column" minH="100vh">
    <Flex flex="1" bg="bg.surface">
      <Box flex="1" minW="0" px={{ base: '5', md: '8' }} pb={{ base: '12', lg: '20' }}>
        <Box maxW="440px" mx="auto">
          <Flex
            as="header"
            alignItems="center"
            justifyContent="space-between"
            gap="3"
            pt={{ base: '5', lg: '10' }}
            pb={{ base: '8', lg: '20' }}
            data-print="hide"
          >
            <Brand />
            <LanguageMenu />
          </Flex>
          <Box as="main" id="main" tabIndex={-1}>
            {children}
          </Box>
        </Box>
      </Box>
      <Box
        aria-hidden
        hideBelow="lg"
        data-print="hide"
        w={{ lg: '30%', '2xl': '648px' }}
        bgColor="bg.brand"
        bgSize="auto 1152px"
        bgPos="top right"
        bgImage={`url("${pattern}")`}
        bgRepeat="repeat-y"
        _rtl={{ scale: '-1 1' }}
      />
    </Flex>
    <Footer withSite={false} />
  </Flex>
);
