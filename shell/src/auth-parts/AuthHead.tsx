import { Box, PageTitle, Text } from '@portal/ui';
import type { ReactNode } from 'react';

/** Title and first sentence of a page beside the pattern. */
export const AuthHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <Box mb="6">
    {/* Lines of like length would part "e-mail" at its hyphen. */}
    <PageTitle textWrap="wrap" fontSize="min(2.25rem, 11.9vw)">
      {title}
    </PageTitle>
    {children && (
      <Text mt="1.5" color="fg.muted">
        {children}
      </Text>
    )}
  </Box>
);
