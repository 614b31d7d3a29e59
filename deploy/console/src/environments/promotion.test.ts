import { expect, test } from 'vitest';
import type { Environment } from '../api/types.ts';
import { pairOf } from '../parts/environment-pair.ts';
import { promotionOf } from './promotion.ts';

const environment = (name: string, tests: Environment['tests'] = 'untested'): Environment => ({
  name,
  release: 147,
  move: 1,
  isSigned: true,
  known: [],
  tests,
  apps: [],
  canaries: [],
  others: [],
  parent: null,
});

const production = environment('production');
const apps = [{ app: 'review', from: '1', to: '2', words: [] }];

test('staging goes to production; others only when they are asked for', () => {
  const all = ['dev', 'production', 'staging'].map((name) => environment(name));
  const names = (asked?: Parameters<typeof pairOf>[1]) => {
    const pair = pairOf(all, asked);
    return [pair?.from?.name, pair?.to.name];
  };
  expect(names()).toEqual(['staging', 'production']);
  expect(names({ from: 'production', to: 'dev' })).toEqual(['production', 'dev']);
  expect(names({ from: 'production', to: 'production' })).toEqual(['staging', 'production']);
  expect(pairOf([production])).toEqual({ to: production, from: undefined });
  expect(pairOf([])).toBeUndefined();
});

test('nothing goes to a frozen environment, and it is said who froze it', () => {
  const frozen = { ...production, frozen: { by: 'Amina Hassan', at: '', reason: 'errors' } };
  expect(promotionOf(environment('staging', { passed: 22, failed: 0 }), frozen, apps)).toEqual({
    state: 'closed',
    sentence: 'Promote is closed: production is frozen by Amina Hassan (errors).',
  });
});

test.each([
  ['the same builds', environment('staging'), [], 'closed', 'serve the same builds'],
  [
    'no tests',
    environment('staging'),
    apps,
    'untested',
    'pnpm release matrix -e staging --against production',
  ],
  ['a failed test', environment('staging', { passed: 21, failed: 1 }), apps, 'untested', '1 of 22 tests'],
  ['whole tests', environment('staging', { passed: 22, failed: 0 }), apps, 'open', 'may go to production'],
] as const)('with %s the sentence says whether it may go on', (_what, from, differing, state, words) => {
  expect(promotionOf(from, production, differing)).toEqual({
    state,
    sentence: expect.stringContaining(words),
  });
});
