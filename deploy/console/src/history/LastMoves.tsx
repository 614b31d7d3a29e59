import { Box, Card, Flex, Heading, Link } from '@portal/ui';
import { Link as RouterLink } from 'react-router-dom';
import { useHistory } from '../api/history.ts';
import { Failed } from '../parts/Failed.tsx';
import { MoveListOrTable } from './MoveListOrTable.tsx';

/** The newest changes, of one environment or of all. */
export function LastMoves({ max, environment }: { max: number; environment?: string }) {
  const history = useHistory({ environment, max });
  if (history.isError) return <Failed what="The history" query={history} />;
  return (
    <Card overflow="hidden">
      <Flex align="center" justify="space-between" gap="3" px="5" minH="60px">
        <Heading textStyle="panelTitle">{environment ? `Last changes` : 'History'}</Heading>
        <Link asChild fontSize="sm" fontWeight="semibold">
          <RouterLink to="/history">See all</RouterLink>
        </Link>
      </Flex>
      {history.data ? <MoveListOrTable moves={history.data.entries} /> : <Box h="120px" />}
    </Card>
  );
}
