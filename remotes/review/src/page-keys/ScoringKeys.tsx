import { useTranslation } from '@portal/platform';
import { Box, Flex } from '@portal/ui';

const keys = [
  ['0 – 5', 'score'],
  ['Tab', 'on'],
  ['m', 'note'],
  ['n', 'next'],
  ['?', 'all'],
] as const;

/** The keys for scoring, in a line: few look for the list of all keys. */
export const ScoringKeys = () => {
  const { t } = useTranslation('review');
  return (
    <Flex
      hideBelow="lg"
      wrap="wrap"
      columnGap="2.5"
      rowGap="1"
      mt="-2"
      mb="3"
      fontSize="0.8125rem"
      color="fg.muted"
      data-print="hide"
    >
      {keys.map(([key, does]) => (
        <Flex as="span" key={key} gap="1" align="center">
          <Box
            as="kbd"
            dir="ltr"
            px="1"
            borderWidth="1px"
            borderRadius="sm"
            bg="bg.surface"
            color="fg"
            fontSize="0.75rem"
          >
            {key}
          </Box>
          {t(`keys.short.${does}`)}
        </Flex>
      ))}
    </Flex>
  );
};
