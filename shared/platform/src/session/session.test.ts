import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Answer, fakeApi, problem, profileOf } from '../../test/fake-api.ts';
import { readToken, setToken } from '../api/token-store.ts';
import { reportError } from '../errors/report-error.ts';
import { useNotices } from '../notices/notices.ts';
import { queryClient } from '../query/query-client.ts';
import { personStore, roleStore, timeZoneStore } from '../release/before-hydration.ts';
import { displayName, type User } from '../user/user.ts';
import { accessOf } from './access.ts';
import { connectLandings, landingFor } from './landing.ts';
import { keepSession, TOKEN_IDLE_MS, useSessionWarning, WARN_BEFORE_MS } from './lifecycle/idle-timeout.ts';
import { lookUpSession, retryUnreachable } from './lifecycle/look-up-session.ts';
import { followOtherTabs } from './lifecycle/other-tabs.ts';
import { fetchUser } from './profile.ts';
import {
  endSession,
  loadSession,
  refreshUser,
  settleSignedOut,
  signIn,
  signOut,
  useSession,
} from './session.ts';

const status = () => useSession.getState().status;
const user = () => useSession.getState().user;

describe('the session', () => {
  test('without a token nobody is signed in, and nothing is asked', async () => {
    const sent = fakeApi({});
    await loadSession();
    expect(status()).toBe('signed-out');
    expect(sent).toEqual([]);
  });

  test('the role and the time zone of who is signed in are kept for the next load; a visitor is asked for nothing', async () => {
    const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
    onTestFinished(() => asked.mockRestore());
    await loadSession();
    expect(asked).not.toHaveBeenCalled();
    setToken('afp_1');
    fakeApi({ 'GET /api/profile/current': profileOf() });
    await loadSession();
    expect(localStorage.getItem(roleStore)).toBe('FUND_BENEFICIARY_USER');
    expect(localStorage.getItem(timeZoneStore)).toMatch(/^-?\d+ \w+/);
    endSession();
    expect(localStorage.getItem(roleStore)).toBeNull();
  });

  test('a stored token is looked up', async () => {
    setToken('afp_1');
    fakeApi({ 'GET /api/profile/current': profileOf() });
    await loadSession();
    expect(user()).toMatchObject({ firstName: 'Amina', role: 'FUND_BENEFICIARY_USER', isChatAgent: 0 });
  });

  test('whoever signs out while the profile is read again stays signed out', async () => {
    let answer = (_: Answer) => {};
    const waiting = new Promise<Answer>((resolve) => {
      answer = resolve;
    });
    setToken('afp_1');
    fakeApi({ 'GET /api/profile/current': profileOf() });
    await loadSession();
    fakeApi({ 'GET /api/profile/current': () => waiting });
    const refreshed = refreshUser();
    await signOut();
    answer(profileOf());
    await refreshed;
    expect(status()).toBe('signed-out');
  });

  test.each([
    ['a refusal', problem(401, 'unauthorized', 'No')],
    ['a role that is not known', profileOf({ userInfo: { authorities: ['WIZARD'] } })],
  ])('%s clears the stored token', async (_, answer) => {
    setToken('afp_1');
    fakeApi({ 'GET /api/profile/current': answer });
    await expect(loadSession()).rejects.toThrow();
    expect(readToken()).toBeNull();
    expect(status()).toBe('signed-out');
  });

  test.each([
    ['no connection', undefined],
    ['a broken server', problem(500, 'internal_error', 'Oops')],
    ['a proxy without a server behind it', { status: 502, text: '<html>Bad gateway</html>' }],
    ['too many requests', problem(429, 'rate_limited', 'Wait a moment.')],
    ['a sign-in page of the network', { status: 401, text: '<html>Join the network</html>' }],
    ['an answer that is no profile', { status: 200, text: '{"data":{}}' }],
  ])('%s keeps the stored token, and the profile can be asked for again', async (_, answer) => {
    setToken('afp_1');
    fakeApi(answer ? { 'GET /api/profile/current': answer } : {});
    await expect(loadSession()).rejects.toThrow();
    expect(readToken()).toBe('afp_1');
    expect(status()).toBe('unreachable');

    fakeApi({ 'GET /api/profile/current': profileOf() });
    const stop = retryUnreachable();
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => user()?.firstName).toBe('Amina');
    stop();
  });

  test('whose words are kept is known without a connection, under the same token, until the end', async () => {
    setToken('afp_1');
    fakeApi({ 'GET /api/profile/current': profileOf() });
    const known = await fetchUser();
    localStorage.setItem(personStore, JSON.stringify({ tokenEnd: 'afp_1', user: known }));
    const loadedWith = async (token: string, answers: Parameters<typeof fakeApi>[0] = {}) => {
      setToken(token);
      useSession.setState({ status: 'loading', user: null }, true);
      fakeApi(answers);
      await expect(loadSession()).rejects.toThrow();
      return useSession.getState();
    };
    expect(await loadedWith('afp_1')).toEqual({ status: 'signed-in', user: known });
    expect(await loadedWith('afp_2')).toMatchObject({ status: 'unreachable' });
    const busy = { 'GET /api/profile/current': problem(503, 'unavailable', 'Later.') };
    expect(await loadedWith('afp_1', busy)).toMatchObject({ status: 'unreachable' });
    endSession();
    expect(await loadedWith('afp_1')).toMatchObject({ status: 'unreachable' });
  });

  test('somebody already known stays, with the page, when the profile cannot be read again', async () => {
    fakeApi({ 'GET /api/profile/current': profileOf() });
    await signIn('afp_1');
    fakeApi({});
    await expect(loadSession()).rejects.toThrow();
    expect(user()?.firstName).toBe('Amina');
    expect(readToken()).toBe('afp_1');
  });

  test('a failure is told where no page shows it', async () => {
    setToken('afp_1');
    fakeApi({});
    window.history.replaceState(null, '', '/workspace');
    await lookUpSession();
    expect(useNotices.getState().shown).toEqual([]);
    window.history.replaceState(null, '', '/faqs');
    await lookUpSession();
    expect(useNotices.getState().shown[0]?.title).toBe('An error has occurred');
  });

  test('a token that had expired is told as an expired session', async () => {
    window.history.replaceState(null, '', '/workspace/x');
    setToken('afp_1');
    fakeApi({ 'GET /api/profile/current': problem(401, 'token_expired', 'Access token expired') });
    await loadSession().catch(reportError);
    expect(useNotices.getState().shown[0]?.title).toBe('session expired');
    expect(useSession.getState()).toMatchObject({ status: 'signed-out', why: 'expired' });
    expect(readToken()).toBeNull();
  });

  test('the role is the first authority', async () => {
    fakeApi({
      'GET /api/profile/current': profileOf({
        userInfo: { authorities: ['FUND_REVIEWER_USER', 'FUND_MANAGER_SUPER_USER'] },
      }),
    });
    await signIn('afp_1');
    expect(user()?.role).toBe('FUND_REVIEWER_USER');
  });

  test('logout clears user, token and what was read, even when the server does not answer', async () => {
    fakeApi({ 'GET /api/profile/current': profileOf() });
    await signIn('afp_1');
    queryClient.setQueryData(['private'], 'salary');
    const sent = fakeApi({});
    await signOut();
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/auth/logout']);
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer afp_1');
    expect(readToken()).toBeNull();
    expect(useSession.getState()).toMatchObject({ status: 'signed-out', why: 'left' });
    expect(queryClient.getQueryData(['private'])).toBeUndefined();
  });

  test('the device keeps the role of who is signed in, until they are not', async () => {
    fakeApi({ 'GET /api/profile/current': profileOf() });
    await signIn('afp_1');
    expect(localStorage.getItem('portal_role')).toBe('FUND_BENEFICIARY_USER');
    endSession();
    expect(localStorage.getItem('portal_role')).toBeNull();
  });

  test('once the reason has been acted upon, nobody is simply signed in', () => {
    endSession('expired');
    settleSignedOut();
    expect(useSession.getState()).toEqual({ status: 'signed-out', user: null });
  });
});

describe('two tabs', () => {
  const storage = () => window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
  let stop: () => void;

  beforeEach(async () => {
    fakeApi({ 'GET /api/profile/current': profileOf() });
    await signIn('afp_1');
    stop = followOtherTabs();
    return () => stop();
  });

  test('a logout in the other tab leaves the workspace here', () => {
    window.history.replaceState(null, '', '/workspace');
    localStorage.removeItem('access_token');
    storage();
    expect(status()).toBe('signed-out');
    expect(location.pathname).toBe('/');
  });

  test.each(['expired', 'refused'] as const)(
    'a session that is %s in the other tab ends so here, where the guard keeps the way back',
    (why) => {
      window.history.replaceState(null, '', '/workspace');
      const here = useSession.getState();
      endSession(why);
      useSession.setState(here, true);
      storage();
      expect(useSession.getState()).toMatchObject({ status: 'signed-out', why });
      expect(location.pathname).toBe('/workspace');
    },
  );

  test('a page that is shown again without a connection keeps its person', async () => {
    fakeApi({});
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect.poll(() => useNotices.getState().shown).toHaveLength(1);
    expect(user()?.firstName).toBe('Amina');
    expect(readToken()).toBe('afp_1');
  });

  test('another person who signs in there and cannot be read is not taken for the first', async () => {
    fakeApi({});
    localStorage.setItem('access_token', 'afp_2');
    storage();
    await expect.poll(() => status()).toBe('unreachable');
    expect(readToken()).toBe('afp_2');
  });

  test('another person who signs in there is the one here, with nothing of the first', async () => {
    queryClient.setQueryData(['private'], 'salary');
    fakeApi({ 'GET /api/profile/current': profileOf({ id: 'usr_2', firstName: 'Kofi' }) });
    localStorage.setItem('access_token', 'afp_2');
    storage();
    await expect.poll(() => user()?.firstName).toBe('Kofi');
    expect(queryClient.getQueryData(['private'])).toBeUndefined();
  });
});

describe('before the session ends', () => {
  test('two minutes before, a warning asks; at the end the server is asked without prolonging', async () => {
    vi.useFakeTimers();
    fakeApi({ 'GET /api/profile/current': profileOf() });
    await signIn('afp_1');
    const signedInAt = Date.now();
    const sent = fakeApi({
      'GET /api/profile/current': problem(401, 'token_expired', 'Access token expired'),
    });
    const stop = keepSession();
    window.history.replaceState(null, '', '/workspace');

    vi.advanceTimersByTime(TOKEN_IDLE_MS - WARN_BEFORE_MS - 15_000);
    expect(useSessionWarning.getState().endsAt).toBeNull();
    vi.advanceTimersByTime(15_000);
    expect(useSessionWarning.getState().endsAt).toBe(signedInAt + TOKEN_IDLE_MS);
    expect(sent).toEqual([]);

    await vi.advanceTimersByTimeAsync(WARN_BEFORE_MS);
    expect(sent[0]?.headers.get('X-Background')).toBe('1');
    expect(useSession.getState()).toMatchObject({ status: 'signed-out', why: 'expired' });
    stop();
  });
});

test('at the end of its time a session without a connection is kept, and nothing is said', async () => {
  vi.useFakeTimers();
  fakeApi({ 'GET /api/profile/current': profileOf() });
  await signIn('afp_1');
  const sent = fakeApi({});
  const stop = keepSession();
  window.history.replaceState(null, '', '/workspace');
  await vi.advanceTimersByTimeAsync(TOKEN_IDLE_MS + 60_000);
  expect(sent.length).toBeGreaterThan(1);
  expect(user()?.firstName).toBe('Amina');
  expect(useNotices.getState().shown).toEqual([]);
  stop();
});

describe('what a role may enter', () => {
  const reviewer = { role: 'FUND_REVIEWER_USER', isChatAgent: 1 } as User;
  const as = (who: User) => ({ status: 'signed-in', user: who }) as const;

  test.each([
    ['no guard lets a visitor in', { status: 'signed-out', user: null }, undefined, 'allowed'],
    ['a guard waits for the profile', { status: 'loading', user: null }, { roles: [] }, 'wait'],
    [
      'a guard waits for an account that could not be asked for',
      { status: 'unreachable', user: null, error: null },
      { roles: [] },
      'wait',
    ],
    ['a visitor goes to sign-in', { status: 'signed-out', user: null }, { roles: [] }, 'sign-in'],
    ['no role named means anyone signed in', as(reviewer), { roles: [] }, 'allowed'],
    ['another role is denied', as(reviewer), { roles: ['FUND_MANAGER_USER'] }, 'denied'],
    ['a set flag lets in', as(reviewer), { roles: [], flag: 'isChatAgent' }, 'allowed'],
    [
      'a flag of 0 is denied',
      as({ ...reviewer, isChatAgent: 0 }),
      { roles: [], flag: 'isChatAgent' },
      'denied',
    ],
    ['an unknown flag is denied', as(reviewer), { roles: [], flag: 'isWizard' }, 'denied'],
  ] as const)('%s', (_, session, guard, access) => {
    expect(accessOf(session, guard)).toBe(access);
  });
});

test('a role without a landing address of its own starts at /workspace', () => {
  connectLandings({ FUND_BENEFICIARY_USER: '/workspace/mine' });
  expect(landingFor('FUND_BENEFICIARY_USER')).toBe('/workspace/mine');
  expect(landingFor('FUND_MANAGER_USER')).toBe('/workspace');
});

test.each([
  ['Oluwadamilola', 'Oluwadamil…'],
  ['Abcdefghij', 'Abcdefghij'],
  ['👩‍🌾 Åsa', '👩‍🌾 Åsa'],
])('%s is shown as %s', (name, shown) => expect(displayName(name)).toBe(shown));
