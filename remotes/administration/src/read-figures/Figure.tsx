import { Box, Flex, MetaText, Text } from '@portal/ui';
import type { ReactNode } from 'react';

interface FigureProps {
  label: ReactNode;
  value: ReactNode;
  /** Comparison, date or source under the number. */
  note?: ReactNode;
  /** A sparkline at the end of the number's line. */
  drawing?: ReactNode;
}

export const Figure = ({ label, value, note, drawing }: FigureProps) => (
  <Box px={{ base: '4', sm: '6' }} py="5" bg="bg.surface">
    <Text fontSize="sm" fontWeight="medium" color="fg.muted">
      {label}
    </Text>
    <Flex align="center" justify="space-between" gap="4" mt="2">
      <Text textStyle="figureSm">{value}</Text>
      {drawing}
    </Flex>
    {note && (
      <MetaText mt="2" display="flex" alignItems="center" gap="1.5">
        {note}
      </MetaText>
    )}
  </Box>
);
