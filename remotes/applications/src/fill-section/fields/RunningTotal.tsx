import { HStack, Text } from '@portal/ui';

interface RunningTotalProps {
  /** "1,210,500 of 1,240,500". */
  children: string;
  /** "30,000 left"; absent when it adds up. */
  off?: string | undefined;
}

/** A sum that follows the typing; says in words how far it is off. */
export const RunningTotal = ({ children, off }: RunningTotalProps) => (
  <HStack gap="3" px="2" fontSize="sm" flexWrap="wrap" role="status">
    <Text fontVariantNumeric="tabular-nums">{children}</Text>
    {off !== undefined && (
      <Text fontWeight="semibold" color="marigold.fg">
        {off}
      </Text>
    )}
  </HStack>
);
