import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { pin } from '../../src/releases/change-release.ts';
import { promote } from '../../src/releases/promote.ts';
import { readHistory } from '../../src/store/history.ts';
import { currentRelease, listSequences } from '../../src/store/releases.ts';
import { addBuild, change, storeWith } from '../support/store.ts';

interface Accepted {
  reason: string;
  action: string;
}

const manager = async (store: string, name: string, app: string, rounds: number): Promise<Accepted[]> => {
  const args = [join(import.meta.dirname, 'manager.ts'), store, name, app, String(rounds)];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args);
  // Nobody is refused but whom the other was always faster than, before the change or while it was written, or who
  // rolled back the first release.
  const refusals = stderr.split('\n').filter((line) => line !== '' && !line.startsWith('('));
  expect(
    refusals.filter(
      (line) =>
        !/: (production (is at release|was moved while)|Others keep changing production|\w+ rolled production back|Release \d+ .* none before)/.test(
          line,
        ),
    ),
  ).toEqual([]);
  return stdout.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Accepted]));
};

test('two managers race a hundred times with pins, promotes and rollbacks: each accepted change is in the history once', async () => {
  const store = await storeWith({ app: 'review' }, { app: 'cms' });
  const staging = { ...change(store), environment: 'staging' };
  await promote(staging, 'production', true);
  for (const app of ['review', 'cms'])
    for (const version of ['1.0.0-bbbbbbbb', '1.0.0-cccccccc']) addBuild(store, { app, version });
  await pin(staging, { review: '1.0.0-cccccccc', cms: '1.0.0-cccccccc' });

  const accepted = (
    await Promise.all([manager(store, 'Amina', 'review', 100), manager(store, 'Bola', 'cms', 100)])
  ).flat();
  const { entries, fault } = await readHistory(store, 'production');
  expect(fault).toBeUndefined();
  const raced = entries.slice(1);
  const told = raced.map(({ reason, action }) => `${action} ${reason}`).sort();
  expect(told).toEqual(accepted.map(({ reason, action }) => `${action} ${reason}`).sort());
  for (const action of ['pin', 'promote', 'rollback'])
    for (const by of ['Amina', 'Bola'])
      expect(
        raced.some((entry) => entry.action === action && entry.by === by),
        `${action} by ${by}`,
      ).toBe(true);

  // Each move begins where the one before it ended, and every release was made by one of them.
  expect(raced.map(({ from }) => from)).toEqual(entries.slice(0, -1).map(({ to }) => to));
  const made = raced.filter(({ action }) => action !== 'rollback').map(({ to }) => to);
  expect([...made].reverse().concat(1)).toEqual(await listSequences(store, 'production'));
  expect((await currentRelease(store, 'production'))?.sequence).toBe(entries.at(-1)?.to);
}, 180_000);
