import { UIProvider } from '@portal/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NewCanaryDialog } from './NewCanaryDialog.tsx';

// A limit for what never comes, not a wait: a busy machine must not fail a test.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => vi.unstubAllGlobals());

const production = {
  name: 'production',
  release: 3,
  move: 3,
  isSigned: true,
  known: [],
  tests: 'untested' as const,
  apps: [{ app: 'review', version: '1.0.0-aaaaaaaa', isInMaintenance: false }],
  canaries: [],
  others: [],
  parent: null,
};

test('a list of builds that cannot be read says why, and can be asked for again', async () => {
  const answers = [
    Response.json({ reasons: ['The store cannot be read.'] }, { status: 503 }),
    Response.json({
      builds: [
        {
          version: '1.0.0-bbbbbbbb',
          builtAt: '2026-11-22T10:20:00Z',
          source: { commit: '3f9a0c1d5e', author: 'Amina Hassan', isDirty: true },
        },
      ],
    }),
  ];
  vi.stubGlobal('fetch', async () => answers.shift());
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <UIProvider>
      <QueryClientProvider client={client}>
        <NewCanaryDialog environments={[production]} environment={production} onClose={() => undefined} />
      </QueryClientProvider>
    </UIProvider>,
  );
  fireEvent.change(await screen.findByRole('combobox', { name: 'Remote' }), { target: { value: 'review' } });
  expect(await screen.findByText('The store cannot be read.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const build = /^1\.0\.0-bbbbbbbb, .*, 3f9a0c1d of Amina Hassan, uncommitted changes$/;
  expect(await screen.findByRole('option', { name: build })).toBeTruthy();
  expect(screen.queryByText('The store cannot be read.')).toBeNull();
});
