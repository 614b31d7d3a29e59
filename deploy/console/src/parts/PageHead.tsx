import { Box, Flex, PageTitle } from '@portal/ui';
import { type ReactNode, useEffect } from 'react';

interface PageHeadProps {
  title: string;
  children?: ReactNode;
  /** At the end: buttons. */
  end?: ReactNode;
}

export function PageHead({ title, children, end }: PageHeadProps) {
  useEffect(() => {
    document.title = `${title}, releases`;
  }, [title]);
  return (
    <Flex wrap="wrap" align="flex-end" justify="space-between" gap="3" mb="4">
      <Box>
        <PageTitle css={{ fontSize: '1.875rem' }}>{title}</PageTitle>
        {children && (
          <Box fontSize="sm" color="fg.muted">
            {children}
          </Box>
        )}
      </Box>
      {end}
    </Flex>
  );
}
