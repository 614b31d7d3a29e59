import { expect, onTestFinished, test } from 'vitest';
import { collectGarbage, collectGarbageWhenIdle } from './collect-garbage-when-idle.ts';

const MB = 1024 * 1024;

test('memory is given back when nothing goes on, once, and again after it has grown', async () => {
  let held = 200 * MB;
  let times = 0;
  const stop = collectGarbageWhenIdle({
    lookMs: 200,
    held: () => held,
    collect: async () => {
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
  const holder: { big?: unknown[] } = {};
  // Not in this function, whose registers would go on holding it.
  const fill = (): void => {
    holder.big = Array.from({ length: 1_000_000 }, (_, n) => ({ n }));
  };
  fill();
  delete holder.big;
  const before = process.memoryUsage().heapUsed;
  await collectGarbage();
  expect(process.memoryUsage().heapUsed).toBeLessThan(before - 20 * MB);
});
