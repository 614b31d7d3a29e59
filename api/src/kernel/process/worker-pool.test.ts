import { expect, test } from 'vitest';
import { WorkerPool } from './worker-pool.ts';

const hungry = `
  import { parentPort } from 'node:worker_threads';
  const held = [];
  parentPort.on('message', () => {
    while (held.length < 200) held.push(new Uint8Array(1024 * 1024).fill(1));
  });`;

test('a thread that takes too much memory outside its heap is ended', async () => {
  const program = new URL(`data:text/javascript,${encodeURIComponent(hungry)}`);
  const pool = new WorkerPool({ program, memoryMb: 100 });
  await expect(pool.run(undefined)).rejects.toThrow('too much memory');
});
