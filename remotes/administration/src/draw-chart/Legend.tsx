import { Box, Flex, HStack } from '@portal/ui';
import { keepsColors } from './colors.ts';

/** What each colour of a drawing stands for. */
export const Legend = ({ entries }: { entries: readonly { label: string; color: string }[] }) => (
  <Flex gap="4" wrap="wrap" textStyle="meta" color="fg.muted">
    {entries.map(({ label, color }) => (
      <HStack key={label} gap="2" as="span">
        <Box
          as="span"
          boxSize="3"
          borderRadius="xs"
          style={{ background: color }}
          css={keepsColors}
          aria-hidden
        />
        {label}
      </HStack>
    ))}
  </Flex>
);
