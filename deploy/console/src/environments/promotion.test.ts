import { expect, test } from 'vitest';
import type { Environment } from '../api/types.ts';
import { pairOf } from '../parts/environment-pair.ts';
import { promotionOf } from './promotion.ts';

const environment = (name: string): Environment => ({
  name,
  release: 147,
  move: 1,
  isSigned: true,
  known: [],
  tests: 'untested',
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
  expect(promotionOf(environment('staging'), frozen, { apps })).toEqual({
    state: 'closed',
    sentence: 'Promote is closed: production is frozen by Amina Hassan (errors).',
  });
});

test.each([
  ['the same builds', [], undefined, 'closed', 'serve the same builds'],
  [
    'what is not tested',
    apps,
    'Run the matrix.',
    'untested',
    'Run the matrix. Or promote untested with a reason.',
  ],
  ['what is tested', apps, undefined, 'open', 'may go to production'],
] as const)('with %s the sentence says whether it may go on', (_what, differing, untested, state, words) => {
  const differences = { apps: [...differing], ...(untested && { untested }) };
  expect(promotionOf(environment('staging'), production, differences)).toEqual({
    state,
    sentence: expect.stringContaining(words),
  });
});
