import { BENEFICIARY, REVIEWER } from '@portal/contracts';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fakeApi, problem, profileOf } from '../../test/fake-api.ts';
import { setToken } from '../api/token-store.ts';
import { changeLanguage } from '../i18n/i18n.ts';
import { queryClient } from '../query/query-client.ts';
import { type ReceivedPage, renderedPageName } from '../release/before-hydration.ts';
import { useSession } from '../session/session.ts';
import { loadPageQueries, takeState } from './page-data.ts';
import { receivePage, startFromState } from './page-state.ts';
import { forgetReader, loadReader } from './reader-data.ts';

const reader = { timeZone: 'Africa/Nairobi', isNarrow: true };
const applicants = { roles: [BENEFICIARY] };

afterEach(forgetReader);

describe('a page for one reader', () => {
  test('is made with their profile', async () => {
    fakeApi({ 'GET /api/profile/current': profileOf() });
    await loadReader(reader, applicants);
    expect(takeState('en', 'loading').signedIn).toMatchObject({ reader, user: { firstName: 'Amina' } });
  });

  test('leaves nothing of them for the next', async () => {
    fakeApi({ 'GET /api/profile/current': profileOf() });
    await loadReader(reader, applicants);
    queryClient.setQueryData(['mine'], 'private');
    fakeApi({ 'GET /api/profile/current': problem(401, 'unauthorized', 'No') });
    await expect(loadReader({ ...reader, timeZone: 'UTC' }, applicants)).rejects.toThrow();
    const { signedIn, queries } = takeState('en', 'loading');
    expect([signedIn, queries]).toEqual([undefined, []]);
    forgetReader();
    expect(useSession.getState()).toEqual({ status: 'loading', user: null });
  });

  test.each([
    ['whose role may not enter', profileOf(), { roles: [REVIEWER] }],
    ['who must choose a new password first', profileOf({ mustChangePassword: true }), applicants],
  ])('is not made for somebody %s', async (_, profile, guard) => {
    fakeApi({ 'GET /api/profile/current': profile });
    await expect(loadReader(reader, guard)).rejects.toThrow('not for this person');
  });
});

describe('in the browser', () => {
  const received = (page: Partial<ReceivedPage>): void => {
    const state = { language: 'en', session: 'loading', day: '2026-03-04', queries: [] } as const;
    Reflect.set(window, renderedPageName, Promise.resolve({ token: 'afp_1', state, ...page }));
  };

  beforeEach(async () => {
    await changeLanguage('en');
    setToken('afp_1');
    return () => Reflect.deleteProperty(window, renderedPageName);
  });

  test('the app begins with the person and the answers that the page was made from', async () => {
    fakeApi({ 'GET /api/profile/current': profileOf() });
    await loadReader(reader, applicants);
    queryClient.setQueryData(['mine'], 'private');
    const state = takeState('en', 'loading');
    forgetReader();
    received({ state });
    const page = await receivePage();
    if (!page) throw new Error('The page did not come.');
    startFromState(page);
    expect(useSession.getState().user?.firstName).toBe('Amina');
    expect(queryClient.getQueryData(['mine'])).toBe('private');
    expect(localStorage.getItem('portal_role')).toBe(BENEFICIARY);
  });

  test.each([
    ['another person has signed in meanwhile', () => setToken('afp_2')],
    ['the language is another one', () => changeLanguage('fr')],
    ['none came', () => Reflect.set(window, renderedPageName, Promise.resolve(undefined))],
  ])('the page is not used where %s', async (_, change) => {
    received({});
    await change();
    expect(await receivePage()).toBeUndefined();
  });
});

test('a query that is not answered is left as it was before, and the others are loaded', async () => {
  fakeApi({ 'GET /api/profile/current': profileOf(), 'GET /api/good': { body: { data: 'good' } } });
  await loadReader(reader, applicants);
  const observe = (path: string) =>
    new QueryObserver(queryClient, {
      queryKey: [path],
      queryFn: () => fetch(new URL(path, location.origin), {}).then((answer) => answer.json()),
    });
  const [good, bad] = [observe('/api/good'), observe('/api/bad')];
  const failed = new Set<string>();
  expect(await loadPageQueries(failed)).toBe(true);
  expect([...failed]).toEqual(['["/api/bad"]']);
  expect(good.getCurrentQuery().state.data).toEqual({ data: 'good' });
  expect(bad.getCurrentQuery().state).toMatchObject({ status: 'pending', error: null });
  expect(await loadPageQueries(failed)).toBe(false);
});
