import { UIProvider } from '@portal/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Environment } from '../api/types.ts';
import { PhoneAlarm } from './PhoneAlarm.tsx';

const build = 'review@1.0.0-bbbbbbbb';
const counts = { samples: 9, failures: 9 };

const show = (isStopped: boolean): void => {
  const canary = {
    area: 'review',
    build,
    pin: 'review@1.0.0-aaaaaaaa',
    startedAt: '',
    people: { canary: 9, rest: 9 },
  };
  const figure = {
    metric: 'renderErrorRate',
    budget: 0.01,
    canary: counts,
    rest: { samples: 9, failures: 0 },
    used: 1,
  };
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(['figures', 'production'], {
    canaries: [{ ...canary, figures: [figure], operations: [], series: [] }],
  });
  // Of an environment this part reads its name and its canaries only.
  const environment = { name: 'production', canaries: [{ ...canary, isStopped }] } as unknown as Environment;
  render(
    <UIProvider>
      <QueryClientProvider client={client}>
        <PhoneAlarm environment={environment} />
      </QueryClientProvider>
    </UIProvider>,
  );
};

afterEach(cleanup);

test('an alarm says how many have the canary, and how many had it once it stopped itself', () => {
  show(false);
  expect(screen.getByText(/9 people have it/)).toBeTruthy();
  cleanup();
  show(true);
  expect(screen.getByText(/9 people had it/)).toBeTruthy();
});
