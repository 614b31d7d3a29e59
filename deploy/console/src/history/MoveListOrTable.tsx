import { Box } from '@portal/ui';
import type { Move } from '../api/history.ts';
import { useIsNarrower } from '../parts/use-is-narrow.ts';
import { MoveList } from './MoveList.tsx';
import { MoveTable } from './MoveTable.tsx';

export const MoveListOrTable = ({ moves }: { moves: readonly Move[] }) => {
  const isNarrow = useIsNarrower(1024);
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
