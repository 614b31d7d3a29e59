import { Box, Flex, mediaHook } from '@portal/ui';
import type { Move } from '../api/history.ts';
import { titled } from '../format/texts.ts';
import { when } from '../format/times.ts';
import { ActionName } from './ActionName.tsx';
import { MovedReleases } from './MovedReleases.tsx';
import { MoveTable } from './MoveTable.tsx';
import { checkedText } from './move-texts.ts';

/** Where a table would leave no room for reasons: one block for each move. */
const MoveList = ({ moves }: { moves: readonly Move[] }) => (
  <Box as="ul" listStyleType="none" fontSize="sm">
    {moves.map((move) => (
      <Box as="li" key={`${move.environment} ${move.previous}`} borderTopWidth="1px" px="4" py="3">
        <Flex justify="space-between" columnGap="3" wrap="wrap">
          <ActionName action={move.action} />
          <Box as="time" color="fg.muted" whiteSpace="nowrap">
            {when(move.at)}
          </Box>
        </Flex>
        <Box>
          {titled(move.environment)} <MovedReleases move={move} />, {move.by}
          {move.ticket && `, ${move.ticket}`}
        </Box>
        <Box color="fg.muted">{move.reason}</Box>
        <Box color="fg.muted">{checkedText(move)}</Box>
      </Box>
    ))}
  </Box>
);

const useIsNarrow = mediaHook('(max-width: 1259.98px)');

export const MoveListOrTable = ({ moves }: { moves: readonly Move[] }) => {
  const isNarrow = useIsNarrow();
  if (moves.length === 0)
    return (
      <Box p="5" color="fg.muted">
        No such change was made.
      </Box>
    );
  return isNarrow ? (
    <MoveList moves={moves} />
  ) : (
    <Box overflowX="auto" tabIndex={0} role="region" aria-label="Changes">
      <MoveTable moves={moves} />
    </Box>
  );
};
