import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageTitle, Text } from '../layout/Text.ts';

export interface PageHeadProps {
  title: ReactNode;
  /** A line under the title. */
  lead?: ReactNode;
  /** Main actions at the end. */
  children?: ReactNode;
}

/** The head of a page of the workspace: the one `h1`, a line under it, what can be done at the end. */
export const PageHead = ({ title, lead, children }: PageHeadProps) => (
  <Flex justify="space-between" align="end" gap="4" wrap="wrap" mb="6">
    <div>
      <PageTitle>{title}</PageTitle>
      {lead && <Text color="fg.muted">{lead}</Text>}
    </div>
    {children && (
      <Flex gap="3" wrap="wrap" data-print="hide">
        {children}
      </Flex>
    )}
  </Flex>
);
