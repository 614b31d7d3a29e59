import { beforeEach, describe, expect, test } from 'vitest';
import { fakeApi, problem, profileOf } from '../../test/fake-api.ts';
import { ApiError, type ApiErrorFacts } from '../api/api-error.ts';
import { readToken, setToken } from '../api/token-store.ts';
import { useNotices } from '../notices/notices.ts';
import { queryClient } from '../query/query-client.ts';
import { loadSession, useSession } from '../session/session.ts';
import { reportError } from './report-error.ts';

const shown = () =>
  useNotices.getState().shown.map(({ status, title, description }) => ({ status, title, description }));

const failure = (facts: Partial<ApiErrorFacts>) =>
  new ApiError({ status: 400, code: 'invalid_request', message: 'm', ...facts });

const at = (path: string) => window.history.replaceState(null, '', path);

describe('outside a lost session', () => {
  test('the notice is titled "An error has occurred" and words the description', () => {
    reportError(failure({ description: 'The fund is closed.' }));
    expect(shown()).toEqual([
      { status: 'error', title: 'An error has occurred', description: 'The fund is closed.' },
    ]);
  });

  test('else the message of the server, else the text of the client', () => {
    reportError(failure({ message: 'Told by the server' }));
    reportError(new Error('Told by the client'));
    expect(shown().map(({ description }) => description)).toEqual([
      'Told by the server',
      'Told by the client',
    ]);
  });

  test.each([
    failure({ status: 403, code: 'mfa_required' }),
    failure({ code: 'invalid_grant' }),
    failure({ code: 'INVALID_RESET_PASSWORD_VERIFICATION' }),
    failure({ code: 'INVALID_PASSWORD' }),
    new DOMException('left', 'AbortError'),
  ])('nothing is said where the screen says it', (error) => {
    reportError(error);
    expect(shown()).toEqual([]);
  });

  test('a screen may ask for silence', () => {
    reportError(failure({}), { silent: true });
    expect(shown()).toEqual([]);
  });

  test('a failed export warns in its own words', () => {
    reportError(failure({ description: 'SQL' }), { export: true });
    expect(shown()).toEqual([
      { status: 'warning', title: 'Oops', description: 'Something went wrong, Please try later' },
    ]);
  });

  test('a 401 on a public page is an ordinary error and keeps the token', () => {
    setToken('afp_1');
    at('/faqs');
    reportError(failure({ status: 401, code: 'unauthorized', description: 'No', sentToken: 'afp_1' }));
    expect(shown()[0]?.title).toBe('An error has occurred');
    expect(readToken()).toBe('afp_1');
  });
});

describe('in the workspace', () => {
  beforeEach(async () => {
    setToken('afp_1');
    fakeApi({ 'GET /api/profile/current': profileOf() });
    await loadSession();
    at('/workspace/profile?tab=1');
  });

  const expired = () =>
    failure({ status: 401, code: 'token_expired', description: 'Access token expired', sentToken: 'afp_1' });

  test('an expired access token clears it and leads to /auth/session-expired', () => {
    reportError(expired());
    expect(shown()).toEqual([
      { status: 'error', title: 'session expired', description: 'session is expired please sign-in' },
    ]);
    expect(readToken()).toBeNull();
    expect(useSession.getState()).toMatchObject({ status: 'signed-out', why: 'expired' });
    expect(location.pathname).toBe('/auth/session-expired');
    expect(new URLSearchParams(location.search).get('next')).toBe('/workspace/profile?tab=1');
  });

  test('any other 401 clears it and leads to /403', () => {
    reportError(failure({ status: 401, code: 'unauthorized', description: 'No', sentToken: 'afp_1' }));
    expect(shown()).toEqual([{ status: 'error', title: 'unauthorized', description: 'Access denied' }]);
    expect(readToken()).toBeNull();
    expect(location.pathname).toBe('/403');
    expect(new URLSearchParams(location.search).get('next')).toBe('/workspace/profile?tab=1');
  });

  test('a 401 that the API did not write is an ordinary error and keeps the token', () => {
    reportError(failure({ status: 401, code: 'bad_response', message: 'Unreadable', sentToken: 'afp_1' }));
    expect(shown()[0]?.title).toBe('An error has occurred');
    expect(readToken()).toBe('afp_1');
    expect(location.pathname).toBe('/workspace/profile');
  });

  test('a screen that asks for silence still loses its session', () => {
    reportError(expired(), { silent: true });
    expect(location.pathname).toBe('/auth/session-expired');
  });

  test('ten at once make one redirect and one notice', async () => {
    fakeApi({ 'GET /api/x': problem(401, 'token_expired', 'Access token expired') });
    const before = window.history.length;
    await Promise.all(
      Array.from({ length: 10 }, (_, id) =>
        queryClient
          .fetchQuery({
            queryKey: ['x', id],
            queryFn: async () => {
              await Promise.resolve();
              throw expired();
            },
          })
          .catch(() => undefined),
      ),
    );
    expect(shown()).toHaveLength(1);
    expect(window.history.length - before).toBe(1);
  });
});
