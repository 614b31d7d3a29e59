import { Alert, Box } from '@portal/ui';
import type { Cell } from '../api/matrix.ts';
import { counted } from '../format/counts-and-titles.ts';
import { took, when } from '../format/times.ts';
import { partsOf } from '../format/versions.ts';
import { stateWord } from './CellButton.tsx';

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
export const CellDetails = ({ cell, command }: { cell: Cell; command: string }) => (
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
