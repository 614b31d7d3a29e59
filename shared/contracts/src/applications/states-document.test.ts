import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { statesDocument } from './states-document.ts';
import { statusMachine } from './status-machine.ts';

const file = new URL('../../../../docs/states.md', import.meta.url);

test('docs/states.md is what the table says', () => {
  if (process.env.UPDATE_DOCS === '1') writeFileSync(file, statesDocument());
  expect(readFileSync(file, 'utf8')).toBe(statesDocument());
});

test('no row of the table is missing in it', () => {
  const lines = statesDocument().split('\n');
  for (const { action } of statusMachine)
    expect(lines.filter((line) => line.startsWith(`| ${action} `)).length).toBe(
      statusMachine.filter((row) => row.action === action).length,
    );
});
