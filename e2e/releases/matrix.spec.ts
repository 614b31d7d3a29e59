import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { test } from '../faults/support/own-gateway.ts';
import { expect } from '../faults/support/test.ts';

const root = resolve(import.meta.dirname, '../..');
const staging = ['-e', 'staging', '--by', 'somebody'];

interface Row {
  id: string;
  state: string;
  passed?: number;
  failing?: string[];
}

test('a cell of the skew matrix is composed, tested in a browser and kept', async ({ gateway }) => {
  const release = async (...args: string[]): Promise<string> => {
    const command = ['deploy/release/src/cli.ts', '--store', gateway.store, ...args, ...staging];
    return (await promisify(execFile)(process.execPath, command, { cwd: root })).stdout;
  };
  const rows = async (...args: string[]): Promise<Row[]> =>
    JSON.parse(await release('matrix', ...args, '--json'));

  await release('promote', 'production', '--untested', '--reason', 'first release of staging');
  await rows('absent:cms', '--anew');
  const [cell] = (await rows('--list')).filter(({ id }) => id === 'absent:cms');
  expect(cell).toMatchObject({ state: 'passed', failing: [] });
  expect(cell?.passed).toBeGreaterThan(5);
});
