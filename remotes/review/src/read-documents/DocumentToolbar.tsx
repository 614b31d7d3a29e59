import { Flex } from '@portal/ui';
import type { ReactNode } from 'react';

/** The one row above a document. */
export const DocumentToolbar = ({ children }: { children: ReactNode }) => (
  <Flex
    gap="2"
    px="3"
    py="2"
    minH="60px"
    wrap={{ base: 'wrap', xl: 'nowrap' }}
    align="center"
    bg="bg.surface"
    borderBottomWidth="1px"
  >
    {children}
  </Flex>
);
