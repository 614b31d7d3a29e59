import { UIProvider } from '@portal/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { makeQueryClient, sessionKey } from '../api/query-client.ts';
import type { Canary, Environment } from '../api/types.ts';
import { Frame } from '../frame/Frame.tsx';
import { endedCanaries } from './ended-canaries.ts';
import { RequestedDialog } from './RequestedDialog.tsx';
import { RollBackAppDialog } from './RollBackAppDialog.tsx';
import { RollBackDialog } from './RollBackDialog.tsx';

// A limit for what never comes, not a wait: a busy machine must not fail a test.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const production: Environment = {
  name: 'production',
  release: 3,
  move: 3,
  isSigned: true,
  known: [],
  tests: 'untested',
  apps: [{ app: 'review', version: '1.0.0-aaaaaaaa', isInMaintenance: false }],
  canaries: [],
  others: [],
  parent: null,
};

const budget = {
  loadFailureRate: 0.01,
  renderErrorRate: 0.01,
  p75LoadMs: 2_000,
  apiErrorRate: 0.01,
  minSamples: 50,
};
const canaryOf = (area: string): Canary => ({
  area,
  build: `${area}@1.0.0-bbbbbbbb`,
  pin: `${area}@1.0.0-aaaaaaaa`,
  share: 500,
  startedAt: '2026-11-22T10:20:00Z',
  budget,
  isStopped: false,
});

const show = (dialog: ReactNode, client = makeQueryClient()) =>
  render(
    <UIProvider>
      <QueryClientProvider client={client}>{dialog}</QueryClientProvider>
    </UIProvider>,
  );

const answers: Record<string, object> = {
  environments: { environments: [production], faults: [] },
  session: { name: 'Naledi Khumalo', role: 'manager' },
  'sign-in': {},
};

/** Somebody closes review with a reason; the gateway answers so. */
const decideWith = async (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', async (address: string) => {
    const known = answers[address.slice(address.lastIndexOf('/') + 1)];
    return known ? Response.json(known) : answer();
  });
  const client = makeQueryClient();
  client.setQueryData(sessionKey, answers.session);
  const element = (
    <RequestedDialog
      environments={[production]}
      asked={{ kind: 'maintenance', environment: 'production', app: 'review', isOn: true }}
      onClose={() => undefined}
    />
  );
  const children = [{ path: '/', element }];
  show(<RouterProvider router={createMemoryRouter([{ Component: Frame, children }])} />, client);
  // A dialog takes what is behind it out of reach a frame later: one that is shown above it before would be, too.
  await waitFor(() => expect(screen.queryByRole('link', { name: 'To the content' })).toBeNull());
  fireEvent.change(screen.getByRole('textbox', { name: 'Reason' }), { target: { value: 'slow' } });
  fireEvent.click(screen.getByRole('button', { name: 'Close review' }));
};

test.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'The gateway does not answer.'],
  ['502', async () => new Response('<html>', { status: 502 }), 'The gateway answered with 502.'],
])('after %s nobody is told that nothing was changed', async (_what, answer, reason) => {
  await decideWith(answer);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('It is not known whether it was done');
  expect(alert.textContent).toContain(reason);
  expect(alert.textContent).not.toContain('nothing was changed');
});

test('what was refused changed nothing', async () => {
  await decideWith(async () => Response.json({ reasons: ['No.'] }, { status: 422 }));
  expect((await screen.findByRole('alert')).textContent).toBe('Refused: nothing was changedNo.');
});

test('a session that ended by itself is begun again above what was typed', async () => {
  const replies = [
    Response.json({ reasons: ['Sign in first.'] }, { status: 401 }),
    Response.json({ release: 4 }),
  ];
  await decideWith(async () => replies.shift() ?? Response.error());
  expect(await screen.findByText('Your session is over')).toBeTruthy();
  expect(await screen.findByText(/A change that you sent just now was not made/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Token'), { target: { value: 'mine' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(screen.queryByText('Your session is over')).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveProperty('value', 'slow');
  fireEvent.click(screen.getByRole('button', { name: 'Close review' }));
  expect(await screen.findByText('production serves release 4.')).toBeTruthy();
});

test.each([
  ['1.0.0-99999999', 'review 1.0.0-aaaaaaaa becomes 1.0.0-99999999; the others stay.'],
  [null, 'production served no other build of review before. Maintenance takes it out of sight.'],
])('one app is rolled back to a build that is named: %s', async (version, sentence) => {
  vi.stubGlobal('fetch', async () => Response.json({ version }));
  show(
    <RollBackAppDialog
      environments={[production]}
      environment={production}
      app="review"
      onClose={() => undefined}
    />,
  );
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('where no release before has other builds a rollback takes none by itself, and another is chosen', async () => {
  const releases = [{ number: 4, reason: 'new title', pins: { review: '1.0.0-bbbbbbbb' } }];
  vi.stubGlobal('fetch', async () => Response.json({ releases }));
  const environment = { ...production, others: [4] };
  show(<RollBackDialog environments={[environment]} environment={environment} onClose={() => undefined} />);
  expect(await screen.findByText('No release before has other builds than 3.')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Slow' }));
  expect(screen.getByText('Closed until a release is chosen.')).toBeTruthy();
  const choice = screen.getByRole('combobox', { name: 'Which release' });
  await screen.findByRole('option', { name: '4: new title' });
  fireEvent.change(choice, { target: { value: '4' } });
  expect(screen.getByRole('button', { name: 'Roll back to 4' })).toHaveProperty('disabled', false);
});

const showRamp = (environment: Environment, share: number): void => {
  show(
    <RequestedDialog
      environments={[environment]}
      asked={{ kind: 'ramp', environment: environment.name, area: 'review', share }}
      onClose={() => undefined}
    />,
  );
  fireEvent.change(screen.getByRole('textbox', { name: 'Reason' }), { target: { value: 'slow' } });
};

test.each([
  [100, 'Lower to 1%', 'The others get 1.0.0-aaaaaaaa; open tabs on the way to another remote.'],
  [1_000, 'Raise to 10%', 'Whoever has it keeps it.'],
])('a share of %s is sent, and said to be less or more', async (share, verb, note) => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return Response.json({ release: 4 });
  });
  const environment = { ...production, canaries: [canaryOf('review')] };
  showRamp(environment, share);
  expect(screen.getByText(note)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: verb }));
  await waitFor(() => expect(sent).toEqual([{ reason: 'slow', seen: 3, area: 'review', share }]));
});

test('while an environment is frozen, a share is lowered and not raised, and it is said who froze it', () => {
  const frozen = { by: 'Amina Hassan', at: '2026-11-22T10:20:00Z', reason: 'errors' };
  const environment = { ...production, frozen, canaries: [canaryOf('review')] };
  for (const [share, note] of [
    [1_000, 'Closed while production is frozen.'],
    [100, 'The others get 1.0.0-aaaaaaaa; open tabs on the way to another remote.'],
  ] as const) {
    showRamp(environment, share);
    expect(screen.getByText(note)).toBeTruthy();
    expect(screen.queryAllByText(/^By Amina Hassan since .+: errors$/)).toHaveLength(share === 100 ? 0 : 1);
    cleanup();
  }
});

test('which canaries a change ends is said before it is made', () => {
  const environment = { ...production, canaries: ['reports', 'review'].map(canaryOf) };
  expect(endedCanaries(environment)).toBe('Ends the canaries of reports and review. ');
  expect(endedCanaries(environment, ['review', 'cms'])).toBe('Ends the canary of review. ');
  expect(endedCanaries(environment, ['cms'])).toBe('');
});
