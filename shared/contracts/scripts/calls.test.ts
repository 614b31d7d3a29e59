import { cpSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { contracts, generatedCalls, writeCalls, writtenCalls } from './calls.ts';

const generated = new URL('generated/', contracts);

test('what browsers import was written from the operations as they are declared: `pnpm calls`', async () => {
  expect(writtenCalls(generated)).toEqual(await generatedCalls());
});

test('writing it anew touches only what is not as it should be, so that a running build finds the rest', async () => {
  const path = mkdtempSync(join(tmpdir(), 'calls-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  cpSync(generated, path, { recursive: true });
  const folder = pathToFileURL(`${path}/`);
  const [first = '', second = ''] = writtenCalls(folder).keys();
  writeFileSync(join(path, first), 'of former operations');
  writeFileSync(join(path, 'gone.ts'), 'of former operations');
  utimesSync(join(path, second), 0, 0);
  await writeCalls(folder);
  expect(writtenCalls(folder)).toEqual(await generatedCalls());
  expect(statSync(join(path, second)).mtimeMs).toBe(0);
});
