import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test, vi } from 'vitest';
import { freePort } from '../src/free-port.ts';

test('a port in use is passed over, and none is of those for outgoing connections', async () => {
  const taken = createServer().listen(await freePort(), '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const random = vi.spyOn(Math, 'random').mockReturnValueOnce((port - 20_000 + 0.5) / 12_000);
  const next = await freePort();
  expect(random).toHaveBeenCalledTimes(2);
  expect(next).not.toBe(port);
  expect(next).toBeGreaterThanOrEqual(20_000);
  expect(next).toBeLessThan(32_000);
  random.mockRestore();
  taken.close();
});
