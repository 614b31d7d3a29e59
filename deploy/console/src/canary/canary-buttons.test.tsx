import { UIProvider } from '@portal/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sessionKey } from '../api/query-client.ts';
import type { Canary, Person } from '../api/types.ts';
import type { DecisionRequest } from '../decide/decision-request.ts';
import { CanaryButtons } from './CanaryButtons.tsx';

afterEach(cleanup);

const plan = {
  steps: [{ share: 100, minutes: 20 }, { share: 1_000, minutes: 60 }, { share: 10_000 }],
  stepAt: '2026-11-22T10:20:00Z',
};
const canary: Canary = {
  area: 'review',
  build: 'review@1.0.0-bbbbbbbb',
  pin: 'review@1.0.0-aaaaaaaa',
  share: 100,
  startedAt: '2026-11-22T10:20:00Z',
  budget: {
    loadFailureRate: 0.01,
    renderErrorRate: 0.01,
    p75LoadMs: 2_000,
    apiErrorRate: 0.01,
    minSamples: 50,
  },
  isStopped: false,
  plan,
};

const show = (shown: Partial<Canary>, role: Person['role'] = 'manager'): DecisionRequest[] => {
  const client = new QueryClient();
  client.setQueryData(sessionKey, { name: 'Naledi Khumalo', role });
  const asked: DecisionRequest[] = [];
  render(
    <UIProvider>
      <QueryClientProvider client={client}>
        <CanaryButtons
          environment="production"
          canary={{ ...canary, ...shown }}
          onAsk={(one) => asked.push(one)}
        />
      </QueryClientProvider>
    </UIProvider>,
  );
  return asked;
};

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('a canary by steps is stopped, held, or raised to its next step', () => {
  const asked = show({});
  expect(buttons()).toEqual(['Stop', 'Hold at 1%', 'Raise to 10%']);
  for (const button of screen.getAllByRole('button')) button.click();
  const about = { environment: 'production', area: 'review' };
  expect(asked).toEqual([
    { kind: 'canary-stop', ...about },
    { kind: 'canary-hold', ...about },
    { kind: 'ramp', ...about, share: 1_000 },
  ]);
});

test.each<[string, Partial<Canary>, string[]]>([
  [
    'held',
    { share: 1_000, plan: { ...plan, heldAt: plan.stepAt } },
    ['Stop', 'Lower to 1%', 'Resume', 'Raise to all'],
  ],
  ['at its last step', { share: 10_000 }, ['Stop', 'Lower to 10%', 'Give to all']],
  ['between two steps', { share: 300 }, ['Stop', 'Lower to 1%', 'Hold at 3%', 'Raise to 10%']],
  ['stopped by its figures', { share: 0, isStopped: true }, ['Take it away']],
])('a canary that is %s has the buttons for it', (_what, shown, expected) => {
  show(shown);
  expect(buttons()).toEqual(expected);
});

test('who may only look sees no button', () => {
  show({}, 'reader');
  expect(buttons()).toEqual([]);
});
