import { errorCodes, languages } from '@portal/contracts';
import { errorMessages } from '@portal/contracts/errors/messages';
import { login } from '@portal/contracts/identity/sign-in';
import { expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal({ config: { demo: true } });

const paths = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/api/demo/info',
  '/api/profile/current',
  '/api/nothing',
  '/demo/mailbox',
  '/demo/mailbox.json',
];

test.each(paths)('%s carries the headers that keep a browser from misusing it', async (url) => {
  const { headers } = await portal.app.inject({ url });
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': expect.stringContaining('max-age=63072000'),
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  for (const name of ['server', 'x-powered-by', 'access-control-allow-origin'])
    expect(headers).not.toHaveProperty(name);
});

test.each(languages)('every refusal and field has words in %s', (language) => {
  const { errors, fields } = errorMessages[language];
  expect(Object.keys(errors).sort()).toEqual(Object.keys(errorCodes).sort());
  for (const words of [...Object.values(errors), ...Object.values(fields)]) expect(words.trim()).not.toBe('');
  if (language !== 'en') {
    const same = Object.entries(errors).filter(
      ([code, words]) => words === errorMessages.en.errors[code as keyof typeof errors],
    );
    expect(same).toEqual([]);
  }
});

test.each([
  ['fr-FR,fr;q=0.9,en;q=0.8', 'fr'],
  ['de,ar;q=0.7,en;q=0.3', 'ar'],
  ['de-DE', 'en'],
  ['en;q=0, sw', 'sw'],
  ['*', 'en'],
  [`${'x,'.repeat(500)}fr`, 'en'],
])('a reader who prefers %s is answered in %s', async (header, language) => {
  const headers = { 'accept-language': header };
  const reply = await portal.visitor.call(login, {
    body: { email: 'a@example.test', password: 'x' },
    headers,
  });
  expect(reply.problem?.message).toBe(errorMessages[language as 'en'].errors.invalid_grant);
});

test('a caller’s own request id is not taken over', async () => {
  const { headers } = await portal.app.inject({
    url: '/healthz',
    headers: { 'x-request-id': 'mine', 'request-id': 'mine' },
  });
  expect(headers['x-request-id']).not.toBe('mine');
});

test('readiness says what is missing, liveness needs nothing', async () => {
  expect((await portal.app.inject('/readyz')).json()).toEqual({
    status: 'ready',
    checks: { database: true, jobs: true, disk: true, staying: true },
    mail: { waiting: 0, oldestSeconds: 0, dead: 0 },
    jobs: { waiting: 0, failed: 0 },
  });
  expect((await portal.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
});

test('where work cannot be queued, nobody is sent here', async () => {
  const checks = async () => {
    const reply = await portal.app.inject('/readyz');
    return { status: reply.statusCode, ...reply.json().checks };
  };
  await portal.db`revoke execute on function graphile_worker.add_job from public`;
  await expect.poll(checks, { timeout: 5000 }).toMatchObject({ status: 503, database: true, jobs: false });
  await portal.db`grant execute on function graphile_worker.add_job to public`;
  await expect.poll(checks, { timeout: 5000 }).toMatchObject({ status: 200, jobs: true });
  expect(await portal.db`select id from graphile_worker._private_jobs`).toEqual([]);
});

test('metrics count answers by route pattern, not by address', async () => {
  await portal.app.inject('/api/demo/info');
  const { body, headers } = await portal.app.inject('/metrics');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toMatch(
    /portal_request_seconds_count\{method="GET",route="\/api\/demo\/info",status="200"\} \d+/,
  );
  expect(body).toContain('portal_ready 1');
});
