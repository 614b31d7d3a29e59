import { UIProvider } from '@portal/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NewCanaryDialog } from './NewCanaryDialog.tsx';

// A limit for what never comes, not a wait: a busy machine must not fail a test.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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

const builds = [
  {
    version: '1.0.0-bbbbbbbb',
    builtAt: '2026-11-22T10:20:00Z',
    source: { commit: '3f9a0c1d5e', author: 'Amina Hassan', isDirty: true },
  },
];

const openDialog = async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <UIProvider>
      <QueryClientProvider client={client}>
        <NewCanaryDialog environments={[production]} environment={production} onClose={() => undefined} />
      </QueryClientProvider>
    </UIProvider>,
  );
  fireEvent.change(await screen.findByRole('combobox', { name: 'Remote' }), { target: { value: 'review' } });
};

test('a budget is sent as it is typed, in parts of one; what is left as usual is not; a link alone is enough', async () => {
  const ask = vi.fn(async (url: string) =>
    Response.json(url.includes('builds') ? { builds } : { release: 4 }),
  );
  vi.stubGlobal('fetch', ask);
  await openDialog();
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByLabelText(name), { target: { value } });
  await screen.findByRole('option', { name: /^1\.0\.0-bbbbbbbb/ });
  type('Build', '1.0.0-bbbbbbbb');
  type('How it grows', 'hand');
  type('Part of the people', '0');
  type('Render errors, in %', '2.5');
  type('Judged from so many loads on', '20');
  type('Reason', 'first try');
  fireEvent.click(screen.getByRole('button', { name: /^Start review/ }));
  const sent = await vi.waitFor(() => {
    const [, init] = ask.mock.calls.find(([url]) => url.endsWith('/canary')) as unknown as [
      string,
      RequestInit,
    ];
    return JSON.parse(String(init.body));
  }, 20_000);
  expect(sent).toMatchObject({
    area: 'review',
    share: 0,
    budget: { renderErrorRate: 0.025, minSamples: 20 },
  });
  expect(Object.keys(sent.budget)).toHaveLength(2);
});

test('a list of builds that cannot be read says why, and can be asked for again', async () => {
  const answers = [
    Response.json({ reasons: ['The store cannot be read.'] }, { status: 503 }),
    Response.json({ builds }),
  ];
  vi.stubGlobal('fetch', async () => answers.shift());
  await openDialog();
  expect(await screen.findByText('The store cannot be read.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const build = /^1\.0\.0-bbbbbbbb, .*, 3f9a0c1d of Amina Hassan, uncommitted changes$/;
  expect(await screen.findByRole('option', { name: build })).toBeTruthy();
  expect(screen.queryByText('The store cannot be read.')).toBeNull();
});
