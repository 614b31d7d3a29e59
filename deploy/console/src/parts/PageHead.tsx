import { Box, Flex, PageTitle } from '@portal/ui';
import { type ReactNode, useEffect } from 'react';
import { useMayChange } from '../api/session.ts';

/** Why somebody sees no buttons. */
export const ReaderLine = () =>
  useMayChange() ? null : (
    <p>You may look, but change nothing: changes are made by people with the role manager.</p>
  );

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
