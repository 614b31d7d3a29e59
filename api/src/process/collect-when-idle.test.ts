import { expect, onTestFinished, test } from 'vitest';
import { collectWhenIdle } from './collect-when-idle.ts';

const MB = 1024 * 1024;

test('memory is given back when nothing goes on, once, and again after it has grown', async () => {
  let held = 200 * MB;
  let times = 0;
  const stop = collectWhenIdle({
    lookMs: 200,
    held: () => held,
    collect: () => {
      times += 1;
      held = 80 * MB;
    },
  });
  onTestFinished(stop);
  await expect.poll(() => times, { timeout: 10_000 }).toBe(1);
  held = 120 * MB;
  await expect.poll(() => times, { timeout: 10_000 }).toBe(2);
});

test('the engine lets go of what nobody refers to', async () => {
  let big: unknown[] | undefined = Array.from({ length: 1_000_000 }, (_, n) => ({ n }));
  const before = process.memoryUsage().heapUsed;
  onTestFinished(collectWhenIdle({ lookMs: 200 }));
  expect(big.length).toBe(1_000_000);
  big = undefined;
  await expect.poll(() => process.memoryUsage().heapUsed, { timeout: 20_000 }).toBeLessThan(before - 20 * MB);
});
