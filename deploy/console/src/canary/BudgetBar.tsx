import { Box, Flex } from '@portal/ui';

/** From here on somebody should look, before the canary stops itself. */
export const nearFrom = 0.4;

const lookOf = (used: number): [bar: string, text: string] => {
  if (used >= 1) return ['laterite.solid', 'fg.error'];
  return used >= nearFrom ? ['chart.2', 'marigold.fg'] : ['brand.solid', 'fg.muted'];
};

/** How near a figure is to stopping its canary, as a bar and in words: one above the budget may be so by chance. */
export const BudgetBar = ({ used, budget }: { used: number; budget: string }) => {
  const [bar, text] = lookOf(used);
  return (
    <Flex align="center" wrap="wrap" columnGap="2" mt="1" fontSize="2xs" color="fg.muted">
      <Box as="span" color={text} fontWeight={used >= nearFrom ? 'bold' : 'normal'}>
        {Math.round(used * 100)}% to a stop
      </Box>
      <Box flex="1" maxW="48px" h="6px" bg="bg.muted" forcedColorAdjust="none" aria-hidden>
        <Box h="full" bg={bar} style={{ width: `${Math.min(100, used * 100)}%` }} />
      </Box>
      <span>budget {budget}</span>
    </Flex>
  );
};
