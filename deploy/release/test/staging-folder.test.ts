import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { emptyFolder } from './support/store.ts';

test('after a publish a program that ends by itself at a signal is left to do so', () => {
  const file = new URL('../src/publish/staging-folder.ts', import.meta.url).href;
  const program = `
    import { withStagingFolder } from ${JSON.stringify(file)};
    process.once('SIGTERM', () => setImmediate(() => process.exit(0)));
    await withStagingFolder(${JSON.stringify(emptyFolder())}, async () => undefined);
    setInterval(() => undefined, 1_000);
    process.kill(process.pid, 'SIGTERM');
  `;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});
