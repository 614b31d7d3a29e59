import { Flex } from '@portal/ui';
import type { ReactNode } from 'react';
import { titleWidth } from '../workspace-parts/workspace-layout.ts';

/** The one row above a document. */
export const DocumentToolbar = ({ children }: { children: ReactNode }) => (
  <Flex
    gap={{ base: '2', xl: '1.5' }}
    ps={`calc(${titleWidth} + 12px)`}
    pe="3"
    py="2"
    minH="60px"
    wrap="wrap"
    align="center"
    bg="bg.surface"
    borderBottomWidth="1px"
  >
    {children}
  </Flex>
);
