import { availableParallelism } from 'node:os';

/** Bounds in milliseconds for a busy machine, after which what never comes is given up; no waits. */
export const testLimits = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 20_000 } },
  // Vitest would leave a core to itself, which on two cores is half of the machine; one more works while others wait.
  maxWorkers: availableParallelism() + 1,
} as const;
