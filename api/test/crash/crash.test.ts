import { expect, test } from 'vitest';
import { runTrials } from './crash-trials.ts';

/** The API is killed twice, PostgreSQL once; `pnpm crash-trials` tries as often as it is told. */
const TRIALS = 3;

test('nothing that was acknowledged is lost, halved or doubled when processes are killed', async () => {
  const { problems, acknowledged } = await runTrials(TRIALS);
  expect(problems).toEqual([]);
  expect(acknowledged).toMatchObject({ applications: 2 * TRIALS, decisions: 2 * TRIALS });
  expect(acknowledged.balances).toBeGreaterThanOrEqual(TRIALS);
  expect(acknowledged.files).toBeGreaterThanOrEqual(TRIALS);
}, 900_000);
