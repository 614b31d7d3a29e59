import { Badge, Box, Flex } from '@portal/ui';
import { Snowflake } from 'lucide-react';
import type { EnvironmentProps } from '../decide/decision-request.ts';
import { FreezeButton } from '../decide/FreezeButton.tsx';
import { actionDone } from '../format/actions.ts';
import { titled } from '../format/texts.ts';
import { when } from '../format/times.ts';
import { ReleaseBadges } from '../parts/ReleaseBadges.tsx';

/** What an environment serves, since when, by whom and how well known. */
export const EnvironmentHead = ({ environment, onAsk }: EnvironmentProps) => {
  const { name, release, moved, frozen } = environment;
  return (
    <Box>
      <Flex align="center" gap="3" mb="1">
        <Box as="span" textStyle="panelTitle">
          {titled(name)}
        </Box>
        <Badge>{release}</Badge>
        {frozen && (
          <Badge palette="marigold" icon={Snowflake}>
            Frozen
          </Badge>
        )}
        <FreezeButton environment={environment} onAsk={onAsk} size="xs" ms="auto" />
      </Flex>
      {moved && (
        <Box fontSize="2xs" color="fg.muted" mb="1.5">
          {when(moved.at)}, {actionDone(moved.action)} by {moved.by}
        </Box>
      )}
      <ReleaseBadges environment={environment} />
    </Box>
  );
};
