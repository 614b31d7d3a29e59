import { expect, test } from 'vitest';
import { runTrials } from './crash-trials.ts';

test('nothing that was acknowledged is lost, halved or doubled when processes are killed', async () => {
  const { problems, acknowledged } = await runTrials(6);
  expect(problems).toEqual([]);
  expect(acknowledged).toMatchObject({ applications: 12, decisions: 12 });
  expect(acknowledged.balances).toBeGreaterThan(5);
  expect(acknowledged.files).toBeGreaterThan(5);
}, 900_000);
