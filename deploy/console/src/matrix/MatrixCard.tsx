import { Alert, Box, Card, Flex, Heading, Loading } from '@portal/ui';
import { useState } from 'react';
import { type Cell, useMatrix } from '../api/matrix.ts';
import type { Environment } from '../api/types.ts';
import { counted, titled } from '../format/texts.ts';
import { took, when } from '../format/times.ts';
import { partsOf } from '../format/versions.ts';
import { Failed } from '../parts/Failed.tsx';
import { stateWord } from './CellButton.tsx';
import { firstPlace, gridOf } from './grid.ts';
import { MatrixGrid } from './MatrixGrid.tsx';

const lookOf = ({ state }: Cell) => {
  if (state === 'failed') return 'error';
  return state === 'passed' || state === 'reused' ? 'success' : 'warning';
};

const ran = ({ at, passed = 0, failed = 0, tookMs = 0 }: Cell): string | undefined =>
  at && `${counted(passed, 'test')} passed, ${failed} failed, ${when(at)}, ${took(tookMs)}.`;

const builds = (cell: Cell): string =>
  Object.entries(cell.builds)
    .map(([app, version]) => `${app} ${partsOf(version).name} ${partsOf(version).digits}`)
    .join(', ');

/** What is known of one cell: when it ran, what failed, and how to run it. */
const CellDetails = ({ cell, command }: { cell: Cell; command: string }) => (
  <Alert status={lookOf(cell)} title={`${stateWord(cell.state)}: ${cell.title}`} live>
    {cell.failing.map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
    {ran(cell) && <p>{ran(cell)}</p>}
    <Box overflowWrap="anywhere">Builds: {builds(cell)}.</Box>
    {cell.state !== 'passed' && (
      <p>
        Run it: <Box as="code">{command}</Box>
      </p>
    )}
  </Alert>
);

const countsOf = (cells: readonly Cell[]): string =>
  (['passed', 'failed', 'reused', 'refused', 'not run'] as const)
    .map((state) => [cells.filter((cell) => cell.state === state).length, state] as const)
    .flatMap(([count, state]) => (count > 0 ? [`${count} ${state}`] : []))
    .join(', ');

/** Every combination that people can come to see once the set of an environment is served in the other one. */
export function MatrixCard({ environment, against }: { environment: Environment; against: Environment }) {
  const matrix = useMatrix(environment.name, against.name, [environment.move, against.move]);
  const [opened, setOpened] = useState<string>();
  const cells = matrix.data?.cells ?? [];
  const rows = gridOf(cells);
  const first = firstPlace(rows);
  const failed = rows[first.row]?.cells[first.column];
  const shown = cells.find(({ id }) => id === opened) ?? (failed?.state === 'failed' ? failed : undefined);
  const other = titled(against.name);
  return (
    <Card>
      <Flex
        align="center"
        justify="space-between"
        wrap="wrap"
        columnGap="3"
        px="5"
        minH="52px"
        borderBottomWidth="1px"
      >
        <Heading textStyle="panelTitle">Matrix of {environment.release}</Heading>
        <Box fontSize="xs" color="fg.muted">
          {countsOf(cells)}
        </Box>
      </Flex>
      <Box p={{ base: '2', md: '4' }}>
        {matrix.isPending && <Loading block />}
        <Failed what="The matrix" query={matrix} />
        {matrix.data && (
          <Box overflowX="auto" py="1">
            <MatrixGrid
              rows={rows}
              heads={{
                set: 'As it is',
                candidate: (
                  <>
                    <Box hideBelow="md">{other}, new part</Box>
                    <Box hideFrom="md">New part</Box>
                  </>
                ),
                previous: 'Its fallback',
                absent: 'Absent',
              }}
              opened={shown}
              onOpen={({ id }) => setOpened(id)}
            />
          </Box>
        )}
        {shown && (
          <Box mt="3">
            <CellDetails
              cell={shown}
              command={`pnpm release matrix ${shown.id} -e ${environment.name} --against ${against.name}`}
            />
          </Box>
        )}
      </Box>
    </Card>
  );
}
