import { UIProvider } from '@portal/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sessionKey } from '../api/query-client.ts';
import type { Environment } from '../api/types.ts';
import type { DecisionRequest } from '../decide/decision-request.ts';
import { PhoneCanaries } from './PhoneCanaries.tsx';

afterEach(cleanup);

test.each([
  [false, 'Stop'],
  [true, 'Take it away'],
])('a canary, stopped by its figures: %s, is ended with %s', (isStopped, verb) => {
  const client = new QueryClient();
  client.setQueryData(sessionKey, { name: 'Naledi Khumalo', role: 'manager' });
  const canary = { area: 'review', build: 'review@1.0.0-b', pin: 'review@1.0.0-a', share: 100, isStopped };
  // Of an environment this part reads its name and its canaries only.
  const environment = { name: 'production', canaries: [canary] } as unknown as Environment;
  const asked: DecisionRequest[] = [];
  render(
    <UIProvider>
      <QueryClientProvider client={client}>
        <PhoneCanaries environment={environment} onAsk={(one) => asked.push(one)} />
      </QueryClientProvider>
    </UIProvider>,
  );
  screen.getByRole('button', { name: verb }).click();
  expect(asked).toEqual([{ kind: 'canary-stop', environment: 'production', area: 'review' }]);
});
