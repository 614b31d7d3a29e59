import type { BaseFundContent } from '@portal/contracts/content/fund-page';
import type { FundType } from '@portal/contracts/funds/enums';
import { ButtonLink, useSession } from '@portal/platform';
import { Box, edgeInForcedColors, Flex, Heading, Text } from '@portal/ui';
import { elsewhere } from '../navigation/paths.ts';
import { StartButton } from './StartButton.tsx';
import { useStart } from './use-start.ts';

/** The way into the form of a fund, or why it is shut. */
export function StartPanel({ type, words }: { type: FundType; words: BaseFundContent['form']['start'] }) {
  const isSignedOut = useSession(({ status }) => status === 'signed-out');
  const start = useStart(type);
  return (
    <Flex
      mt="6"
      bg="brand.muted"
      css={edgeInForcedColors}
      borderRadius="lg"
      px={{ base: '5', md: '8' }}
      py="7"
      gap="4"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
    >
      <Box>
        <Heading as="h3" textStyle="cardTitle" fontSize="2xl">
          {words.title}
        </Heading>
        <Text>{start.hindrance ?? words.text}</Text>
      </Box>
      <Flex gap="3" flexWrap="wrap">
        <StartButton start={start}>{words.action}</StartButton>
        {isSignedOut && start.fundId !== undefined && (
          <ButtonLink to={elsewhere.signIn(elsewhere.application(start.fundId))} variant="outline">
            {words.login}
          </ButtonLink>
        )}
      </Flex>
    </Flex>
  );
}
