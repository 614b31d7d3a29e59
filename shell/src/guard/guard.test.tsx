import { BENEFICIARY, REVIEWER } from '@portal/contracts';
import { getCurrentProfile } from '@portal/contracts/calls/identity/sign-in';
import { ApiError, endSession, loadSession, setToken, useSession } from '@portal/platform';
import type { AreaManifest } from '@portal/platform/area';
import { act, screen, waitFor, within } from '@portal/testing/screen';
import { use } from 'react';
import { describe, expect, test } from 'vitest';
import { as, person, profile, visitor } from '../../test/people.ts';
import { showPortal } from '../../test/show-portal.tsx';
import { logout } from '../leave/logout.ts';
import { Component as SessionRefusedPage } from '../refused/SessionRefusedPage.tsx';
import { Component as SessionExpiredPage } from '../session-expired/SessionExpiredPage.tsx';
import { GuestOnly } from './GuestOnly.tsx';

const area: AreaManifest = {
  name: 'one',
  title: { en: 'One' },
  routes: [
    { path: '/workspace/mine', guard: { roles: [BENEFICIARY] } },
    { path: '/workspace/drafts', guard: { roles: [BENEFICIARY] } },
    { path: '/workspace/queue', guard: { roles: [REVIEWER] } },
    { path: '/workspace', guard: { roles: [REVIEWER] } },
    { path: '/workspace/chat', guard: { roles: [REVIEWER], flag: 'isChatAgent' } },
  ],
  landing: { [BENEFICIARY]: '/workspace/mine', [REVIEWER]: '/workspace/queue' },
};
const areas = [area];
const guestPage = {
  element: <GuestOnly />,
  children: [{ path: '/auth/sign-in', element: <h1>Sign in here</h1> }],
};
const routes = [guestPage];
const page = (path: string) => screen.findByRole('heading', { name: `Page at ${path}` });

describe('a visitor', () => {
  test.each([
    ['/auth/session-expired', SessionExpiredPage, 'You are not signed in', 'Go to sign in'],
    ['/403', SessionRefusedPage, 'Access denied', 'Sign in'],
  ])('who opens %s reads of no ended session, and is led nowhere else', async (path, Ending, title, link) => {
    const endings = [{ path, element: <Ending /> }];
    showPortal({ at: `${path}?next=//evil.example/x`, session: visitor, areas, routes: endings });
    await screen.findByRole('heading', { name: title });
    expect(screen.queryByText(/you were signed out|we signed you out/i)).toBeNull();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: link }).getAttribute('href')).toBe('/auth/sign-in');
  });

  test('the code of a refusal stands below the ways on', async () => {
    const endings = [{ path: '/403', element: <SessionRefusedPage /> }];
    showPortal({ at: '/403', session: visitor, areas, routes: endings });
    const code = await screen.findByText('Code 403');
    const home = screen.getByRole('link', { name: 'Go to the home page' });
    expect(home.compareDocumentPosition(code)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test.each(['/workspace/mine', '/workspace', '/workspace/nowhere'])(
    'at %s never sees the page and goes to sign-in, with the way back',
    async (at) => {
      const seen: string[] = [];
      const watch = new MutationObserver(() => seen.push(document.body.textContent ?? ''));
      watch.observe(document.body, { childList: true, subtree: true });
      showPortal({ at: `${at}?page=2`, session: visitor, areas, routes });
      await screen.findByRole('heading', { name: 'Sign in here' });
      watch.disconnect();
      expect(seen.filter((text) => text.includes(`Page at ${at}`))).toEqual([]);
      expect(new URLSearchParams(location.search).get('next')).toBe(`${at}?page=2`);
    },
  );

  test('sees a placeholder until the way to sign-in is free', async () => {
    const never = new Promise<never>(() => undefined);
    const Slow = () => use(never);
    const slow = { path: '/auth/sign-in', element: <Slow /> };
    showPortal({ at: '/workspace/mine', session: visitor, areas, routes: [slow] });
    expect(screen.getByText('Sign in to see this page.')).toBeDefined();
  });

  test('sees a public page', async () => {
    showPortal({ at: '/faqs', session: visitor, areas });
    await page('/faqs');
  });
});

test('while the profile loads, a loading line stands in the place of the page', async () => {
  showPortal({ at: '/workspace/mine', session: { status: 'loading', user: null }, areas, routes });
  expect(screen.getByText('Loading your account…')).toBeDefined();
  expect(location.pathname).toBe('/workspace/mine');
});

test.each(['/workspace/mine', '/auth/sign-in'])(
  'without a connection %s says that the session goes on, and Retry goes on with it',
  async (at) => {
    const error = new ApiError({ status: 0, code: 'offline', message: 'There is no connection.' });
    const session = { status: 'unreachable', user: null, error } as const;
    const { api, user } = showPortal({ at, session, areas, routes });
    setToken('afp_1');
    await screen.findByRole('heading', { level: 1, name: 'There is no connection.' });
    expect(screen.getByText(/still signed in, and what you typed is kept on this device/)).toBeTruthy();
    api.answer(getCurrentProfile, { data: profile, message: '' });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await page('/workspace/mine');
  },
);

test('without a connection the header of a public page leads to the workspace', async () => {
  showPortal({ at: '/faqs', session: { status: 'unreachable', user: null, error: null }, areas });
  expect(screen.getByRole('link', { name: 'My Workspace' }).getAttribute('href')).toBe('/workspace');
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
});

describe('somebody signed in', () => {
  test('sees the pages of their role', async () => {
    showPortal({ at: '/workspace/mine', session: as(person(BENEFICIARY)), areas });
    await page('/workspace/mine');
  });

  test.each([
    ['with another role', person(REVIEWER), '/workspace/drafts'],
    ['at the start of another role', person(REVIEWER), '/workspace/mine'],
    ['at the start of a reviewer', person(BENEFICIARY), '/workspace/queue'],
    ['without the flag', person(REVIEWER), '/workspace/chat'],
  ])('%s goes to /workspace/denied', async (_, user, at) => {
    showPortal({ at, session: as(user), areas });
    await page('/workspace/denied');
    expect(location.pathname).toBe('/workspace/denied');
  });

  test('whose role has no dashboard goes from /workspace to the landing page of the role', async () => {
    showPortal({ at: '/workspace', session: as(person(BENEFICIARY)), areas });
    await page('/workspace/mine');
    expect(location.pathname).toBe('/workspace/mine');
  });

  test('whose own landing page is shut is told so', async () => {
    const shut = { ...area, landing: {} };
    showPortal({ at: '/workspace', session: as(person(BENEFICIARY)), areas: [shut] });
    await page('/workspace/denied');
  });

  test('with the flag gets in', async () => {
    showPortal({ at: '/workspace/chat', session: as(person(REVIEWER, { isChatAgent: 1 })), areas });
    await page('/workspace/chat');
  });

  test('is sent from a guest page to the landing page of the role', async () => {
    showPortal({ at: '/auth/sign-in', session: as(person(BENEFICIARY)), areas, routes });
    await page('/workspace/mine');
  });

  test.each([
    ['/workspace/profile', '/workspace/profile'],
    ['https://evil.example/', '/workspace/mine'],
    ['//evil.example', '/workspace/mine'],
  ])('that came with next=%s goes on to %s', async (next, path) => {
    const at = `/auth/sign-in?next=${encodeURIComponent(next)}`;
    showPortal({ at, session: as(person(BENEFICIARY)), areas, routes });
    await page(path);
    expect(location.pathname).toBe(path);
  });

  test('is at / after logout, not at sign-in', async () => {
    showPortal({ at: '/workspace/mine', session: as(person(BENEFICIARY)), areas, routes });
    await page('/workspace/mine');
    act(logout);
    await page('/');
    expect(useSession.getState().status).toBe('signed-out');
  });

  test('whose session expires goes to /auth/session-expired, and from there on simply signs in', async () => {
    const { router } = showPortal({ at: '/workspace/mine', session: as(person(BENEFICIARY)), areas, routes });
    await page('/workspace/mine');
    act(() => endSession('expired'));
    await page('/auth/session-expired');
    expect(new URLSearchParams(location.search).get('next')).toBe('/workspace/mine');
    await act(() => router.navigate('/workspace/mine'));
    await screen.findByRole('heading', { name: 'Sign in here' });
  });

  test.each([
    ['expired', '/auth/session-expired', SessionExpiredPage, 'Your session has expired', 'Go to sign in'],
    ['refused', '/403', SessionRefusedPage, 'Your session could not be confirmed', 'Sign in'],
  ] as const)(
    'whose session is %s reads so, with the way back to the place',
    async (why, path, Ending, title, link) => {
      const endings = [...routes, { path, element: <Ending /> }];
      showPortal({ at: '/workspace/mine?page=2', session: as(person(BENEFICIARY)), areas, routes: endings });
      await page('/workspace/mine');
      act(() => endSession(why));
      await screen.findByRole('heading', { name: title });
      const main = within(screen.getByRole('main'));
      expect(main.getByRole('link', { name: link }).getAttribute('href')).toBe(
        `/auth/sign-in?next=${encodeURIComponent('/workspace/mine?page=2')}`,
      );
    },
  );

  test('with a token that is refused goes to sign-in', async () => {
    const { api } = showPortal({
      at: '/workspace/mine',
      session: { status: 'loading', user: null },
      areas,
      routes,
    });
    api.refuse(getCurrentProfile, 401, { error: 'unauthorized', message: 'No.' });
    setToken('afp_old');
    await act(() => loadSession().catch(() => undefined));
    await waitFor(() => expect(location.pathname).toBe('/auth/sign-in'));
  });
});
