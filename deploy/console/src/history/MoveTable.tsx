import { Box } from '@portal/ui';
import type { Move } from '../api/history.ts';
import { titled } from '../format/texts.ts';
import { took, when } from '../format/times.ts';
import { DenseTable } from '../parts/DenseTable.tsx';
import { ActionName } from './ActionName.tsx';
import { MovedReleases } from './MovedReleases.tsx';
import { checkedText } from './move-texts.ts';

const heads = ['When', 'Environment', 'Change', 'Release', 'Who', 'Why', 'Ticket', 'Check, tests'];

/** Their reason is what was found: figures, or refusals of the check. */
const foundBySystem = ['canary-halt', 'canary-refused', 'found'];

/** As wide as most of them are; a longer one takes more lines. */
const wrapped = { minW: '110px', maxW: '160px', overflowWrap: 'anywhere' } as const;

const Row = ({ move }: { move: Move }) => {
  const { at, environment, action, by, reason, ticket, tests, durationMs } = move;
  const isFailed = typeof tests === 'object' && tests.failed > 0;
  return (
    <tr>
      <Box as="td" whiteSpace="nowrap">
        <time dateTime={at}>{when(at)}</time>
      </Box>
      <td>{titled(environment)}</td>
      <td>
        <ActionName action={action} />
      </td>
      <Box as="td" whiteSpace="nowrap">
        <MovedReleases move={move} />
      </Box>
      <Box as="td" {...wrapped} minW="150px">
        {by}
      </Box>
      <Box
        as="td"
        color="fg.muted"
        title={reason}
        maxW="0"
        w="40%"
        overflow="hidden"
        textOverflow="ellipsis"
        whiteSpace={foundBySystem.includes(action) ? 'normal' : 'nowrap'}
      >
        {reason}
      </Box>
      <Box as="td" fontWeight="semibold" {...wrapped}>
        {ticket}
      </Box>
      <Box as="td" whiteSpace="nowrap" fontWeight="semibold" color={isFailed ? 'fg.error' : 'fg'}>
        {checkedText(move)}
      </Box>
      <Box as="td" className="end" whiteSpace="nowrap">
        {durationMs === undefined ? '' : took(durationMs)}
      </Box>
    </tr>
  );
};

/** On a wide screen: the reason of a person may be cut, who, the ticket and what was found never. */
export const MoveTable = ({ moves }: { moves: readonly Move[] }) => (
  <DenseTable heads={heads} ends={['Took']}>
    {moves.map((move) => (
      <Row key={`${move.environment} ${move.previous}`} move={move} />
    ))}
  </DenseTable>
);
