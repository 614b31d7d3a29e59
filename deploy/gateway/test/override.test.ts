import { addManager } from '@portal/release/console/managers';
import { makeFirstKeys } from '@portal/release/releases/sign-store';
import { faultOfOverride, overrideWhat, parseIssued } from '@portal/release/signing/override';
import { signatureOf } from '@portal/release/signing/signature';
import { storeWith } from '@portal/release/test/store';
import { expect, test } from 'vitest';
import { gatewayOn } from './support/gateway.ts';

const api = '/releases/console/api';
const portal = 'http://127.0.0.1:8080';
const wanted = { area: 'review', environment: 'production', portal };

/** What the gateway of a portal answers to somebody who asks for an override of review. */
const askAs = async (role: 'manager' | 'developer' | 'reader', isSigned = true) => {
  const store = await storeWith({ app: 'review' });
  if (isSigned) await makeFirstKeys(store);
  const token = await addManager(store, 'Amina Hassan', role);
  const app = gatewayOn(store);
  const session = await app.inject({ method: 'POST', url: `${api}/session`, payload: { token } });
  const headers = { cookie: String(session.headers['set-cookie']).split(';')[0] ?? '' };
  const payload = { area: 'review' };
  return {
    store,
    app,
    answer: await app.inject({ method: 'POST', url: `${api}/override`, headers, payload }),
    pin: () =>
      app.inject({
        method: 'POST',
        url: `${api}/environments/production/pin`,
        headers,
        payload: { seen: 1, reason: 'x', pins: { review: '1.0.0-aaaaaaaa' } },
      }),
  };
};

test('a developer gets a signed override for an hour, and may change nothing', async () => {
  const { store, app, answer, pin } = await askAs('developer');
  expect(answer.statusCode).toBe(200);
  const issued = parseIssued(answer.json());
  const { statement, keys } = issued;
  expect(statement).toMatchObject({ ...wanted, by: 'Amina Hassan' });
  expect(Date.parse(statement.until) - Date.parse(statement.from)).toBe(3_600_000);
  const [from, until] = [Date.parse(statement.from), Date.parse(statement.until)];
  expect(faultOfOverride(issued, wanted, keys, from)).toBeUndefined();
  expect(faultOfOverride(issued, wanted, keys, until)).toMatch(/^The override ended at /);
  for (const other of [{ area: 'cms' }, { environment: 'staging' }, { portal: 'https://fund.example' }])
    expect(faultOfOverride(issued, { ...wanted, ...other }, keys, from)).toMatch(/is for review/);
  const longer = { ...statement, until: new Date(until + 1).toISOString() };
  expect(faultOfOverride({ ...issued, statement: longer }, wanted, keys, from)).toMatch(/was changed after/);
  const signature = signatureOf(store, 'manager', overrideWhat, longer) ?? issued.signature;
  expect(faultOfOverride({ statement: longer, signature }, wanted, keys, from)).toMatch(
    /longer than an hour/,
  );
  expect(faultOfOverride(issued, wanted, [], from)).toMatch(/not trusted/);
  expect((await pin()).statusCode).toBe(403);
  const page = await app.inject({ url: '/review', headers: { accept: 'text/html' } });
  expect(page.body, 'the portal itself serves what it served').toContain('"pin":"review@1.0.0-aaaaaaaa"');
});

test('who may only look, and a portal without keys, are refused with a sentence', async () => {
  const reader = await askAs('reader');
  expect(reader.answer.statusCode).toBe(403);
  expect(reader.answer.json().reasons).toEqual([
    'Amina Hassan may look, but develop nothing in this portal.',
  ]);
  const unsigned = await askAs('manager', false);
  expect(unsigned.answer.statusCode).toBe(422);
  expect(unsigned.answer.json().reasons).toEqual(['This portal has no keys to sign an override with.']);
  const stranger = await reader.app.inject({
    method: 'POST',
    url: `${api}/override`,
    payload: { area: 'review' },
  });
  expect(stranger.statusCode).toBe(401);
});
