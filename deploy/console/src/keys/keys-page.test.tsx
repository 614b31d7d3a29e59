import { UIProvider } from '@portal/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { KeysPage } from './KeysPage.tsx';

afterEach(cleanup);

test('who may sign in is named with what they may do and by what, a token with its end', () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(['keys'], {
    keys: [{ id: '0123456789abcdef', role: 'manager' }],
    people: [
      { name: 'Naledi Khumalo', role: 'manager', email: 'naledi@fund.example' },
      { name: 'Thandi Moyo', role: 'manager', email: '' },
      { name: 'Amina Hassan', role: 'developer', expiresAt: '2126-01-31T12:00:00.000Z' },
      { name: 'Ousmane Diallo', role: 'reader', expiresAt: '2026-01-31T12:00:00.000Z' },
    ],
  });
  render(
    <UIProvider>
      <QueryClientProvider client={client}>
        <KeysPage />
      </QueryClientProvider>
    </UIProvider>,
  );
  const [, people] = screen.getAllByRole<HTMLTableElement>('table');
  expect(
    [...(people?.rows ?? [])].map(({ cells }) => [...cells].map(({ textContent }) => textContent)),
  ).toEqual([
    ['Name', 'May', 'Signs in by'],
    ['Naledi Khumalo', 'Changes what is served', 'naledi@fund.example'],
    ['Thandi Moyo', 'Changes what is served', 'The identity provider'],
    ['Amina Hassan', 'Looks, and runs pnpm dev --against', 'Token until 2126-01-31'],
    ['Ousmane Diallo', 'Looks', 'Token ended on 2026-01-31'],
  ]);
});
