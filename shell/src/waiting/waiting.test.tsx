import { MANAGER } from '@portal/contracts';
import { getInboxWaiting } from '@portal/contracts/calls/support/inbox';
import { queryClient } from '@portal/platform';
import type { AreaManifest } from '@portal/platform/area';
import { act, screen, waitFor, within } from '@portal/testing/screen';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { as, person } from '../../test/people.ts';
import { showPortal } from '../../test/show-portal.tsx';

const area: AreaManifest = {
  name: 'messages',
  title: { en: 'Messages' },
  routes: [{ path: '/workspace/contact-us' }],
  sidebar: [
    {
      key: 'contact-us',
      to: '/workspace/contact-us',
      icon: 'inbox',
      roles: { [MANAGER]: 1 },
      label: { en: 'Contact Us' },
      waiting: { path: '/inbox/waiting', counts: ['data.contact.count', 'data.chat.count', 'data.no.such'] },
    },
    {
      key: 'chat',
      to: '/workspace/chat',
      icon: 'chat',
      roles: { [MANAGER]: 2 },
      label: { en: 'Live Chat' },
      waiting: { path: '/inbox/waiting', counts: ['data.chat.count'] },
    },
  ],
};
/** Where the manager has other work than the others. */
const ofManagers: AreaManifest = {
  ...area,
  sidebar:
    area.sidebar?.map((entry) => ({
      ...entry,
      waitingFor: {
        [MANAGER]: { path: '/inbox/waiting', counts: ['data.chat.count'], to: '/workspace/chat' },
      },
    })) ?? [],
};
const waiting = (contact: number, chat: number | null) => ({
  data: {
    contact: { count: contact, oldestAt: null },
    application: null,
    chat: chat === null ? null : { count: chat, oldestAt: null },
  },
  message: '',
});
const row = (name: string) => {
  const item = screen.getByRole('link', { name }).closest('li');
  if (!item) throw new Error('not in the menu');
  return within(item);
};

const somethingIsDone = () =>
  queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: async () => 'done' })
    .execute(undefined);

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

test('menu and bell say how much waits, lead to it, and say it anew each minute and once something was done', async () => {
  const { api, user } = showPortal({
    at: '/workspace/profile',
    session: as(person(MANAGER)),
    areas: [area],
    prepare: (api) => api.answer(getInboxWaiting, waiting(3, 1)),
  });
  await screen.findByRole('link', { name: 'Contact Us' });
  await pass(1);
  await waitFor(() => expect(row('Contact Us').getByText(/4$/)).toBeTruthy());
  expect(row('Profile').queryByText(/\d/)).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'What waits for you: 4' }));
  const item = screen.getByRole('menuitem', { name: /^Contact Us.*4$/ });
  expect(item.getAttribute('href')).toBe('/workspace/contact-us');
  // The same chat in another place.
  expect(screen.getByRole('menuitem', { name: /^Live Chat.*1$/ })).toBeTruthy();
  await user.keyboard('{Escape}');

  api.answer(getInboxWaiting, waiting(5, 1));
  await pass(60);
  await screen.findByRole('button', { name: 'What waits for you: 6' });

  api.answer(getInboxWaiting, waiting(0, null));
  await somethingIsDone();
  await pass(2);
  await user.click(await screen.findByRole('button', { name: 'Nothing waits for you.' }));
  expect(screen.getByRole('menuitem', { name: 'Nothing waits for you.' })).toBeTruthy();
  expect(row('Contact Us').queryByText(/\d/)).toBeNull();
});

test('a role with work of its own is led to that', async () => {
  const { user } = showPortal({
    at: '/workspace/profile',
    session: as(person(MANAGER)),
    areas: [ofManagers],
    prepare: (api) => api.answer(getInboxWaiting, waiting(3, 1)),
  });
  await screen.findByRole('link', { name: 'Contact Us' });
  await pass(1);
  await user.click(await screen.findByRole('button', { name: 'What waits for you: 1' }));
  const item = screen.getByRole('menuitem', { name: /^Contact Us/ });
  expect(item.getAttribute('href')).toBe('/workspace/chat');
});
