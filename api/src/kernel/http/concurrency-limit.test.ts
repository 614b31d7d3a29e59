import { expect, test } from 'vitest';
import { concurrencyLimit } from './concurrency-limit.ts';

/** Work that ends when the test ends it. */
const held = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
};

test('a limit lets so many through at once, the others in their order, and the rest come back', async () => {
  const limit = concurrencyLimit({ atOnce: 2, queue: 2 });
  const begun: number[] = [];
  const pieces = Array.from({ length: 5 }, held);
  const runs = pieces.map(({ work }, n) =>
    limit.run(() => {
      begun.push(n);
      return work();
    }),
  );
  expect(begun).toEqual([0, 1]);
  await expect(runs[4]).rejects.toMatchObject({ code: 'unavailable', details: { retryAfter: 2 } });
  pieces[1]?.end();
  await runs[1];
  expect(begun).toEqual([0, 1, 2]);
  for (const { end } of pieces) end();
  await Promise.all(runs.slice(0, 4));
  expect(begun).toEqual([0, 1, 2, 3]);
});

test('work that fails makes place for the next', async () => {
  const limit = concurrencyLimit({ atOnce: 1, queue: 1 });
  const failing = limit.run(() => Promise.reject(new Error('no')));
  const next = limit.run(() => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});
