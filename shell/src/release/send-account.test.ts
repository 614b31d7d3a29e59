import { endSession, setToken, useSession } from '@portal/platform';
import { afterEach, expect, test, vi } from 'vitest';
import { sendAccountOnChange } from './send-account.ts';

const user = { id: '7', role: 'FUND_REVIEWER_USER' } as never;

afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

const start = (status = 204) => {
  const fetched = vi.fn(async (_path: string, _options: RequestInit) => new Response(null, { status }));
  vi.stubGlobal('fetch', fetched);
  const look = vi.fn(async () => undefined);
  const stop = sendAccountOnChange(look);
  return { fetched, look, stop, sent: () => fetched.mock.calls.map(([, { headers }]) => headers) };
};

test('the account is told once it is known, and again when it is left; then it is looked what is served', async () => {
  endSession();
  const { fetched, look, stop, sent } = start();
  expect(fetched).not.toHaveBeenCalled();
  setToken('abc');
  useSession.setState({ status: 'signed-in', user }, true);
  useSession.setState({ status: 'signed-in', user }, true);
  await expect.poll(() => look).toHaveBeenCalledOnce();
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/releases/cohort']);
  expect(sent()).toEqual([{ authorization: 'Bearer abc' }]);
  endSession('left');
  await expect.poll(() => look).toHaveBeenCalledTimes(2);
  expect(sent()[1]).toBeUndefined();
  stop();
});

test('what the gateway cannot take now disturbs nobody', async () => {
  const { fetched, look, stop } = start(503);
  useSession.setState({ status: 'signed-in', user }, true);
  await expect.poll(() => fetched).toHaveBeenCalledOnce();
  expect(look).not.toHaveBeenCalled();
  stop();
});
