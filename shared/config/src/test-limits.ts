/** Milliseconds after which what never comes is given up: a bound for a busy machine, not a wait. */
export const testLimits = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
} as const;
