import { expect, test, vi } from 'vitest';
import { startDevServer } from '../src/development/index.ts';
import { freePort } from '../src/free-port.ts';

test('signals are left to the process, and addresses to the portal: a server of files is no page to open', async () => {
  const said = vi.spyOn(console, 'log');
  const before = process.listeners('SIGTERM');
  const server = await startDevServer('cms', '127.0.0.1', await freePort());
  const after = process.listeners('SIGTERM');
  await server.stop();
  expect(after).toEqual(before);
  expect(said).not.toHaveBeenCalled();
});
