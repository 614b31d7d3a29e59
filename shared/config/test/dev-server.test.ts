import { expect, test } from 'vitest';
import { startDevServer } from '../src/development/index.ts';
import { freePort } from '../src/free-port.ts';

test('signals are left to the process, which has a database to stop, too', async () => {
  const before = process.listeners('SIGTERM');
  const server = await startDevServer('cms', '127.0.0.1', await freePort());
  const after = process.listeners('SIGTERM');
  await server.stop();
  expect(after).toEqual(before);
});
