import { updateProfile } from '@portal/contracts/identity/profile';
import { login } from '@portal/contracts/identity/sign-in';
import { checkLog, exportLog, type LogQuery, listLog } from '@portal/contracts/kernel/log';
import { expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();

const list = async (query: LogQuery) => (await (await portal.as('admin')).call(listLog, { query })).body;

test.each(['manager', 'reviewer', 'beneficiary'] as const)('the log is closed to a %s', async (who) => {
  const client = await portal.as(who);
  expect(await client.call(listLog, { query: {} })).toBeProblem('forbidden');
  expect(await client.call(checkLog)).toBeProblem('forbidden');
  expect(await portal.visitor.call(listLog, { query: {} })).toBeProblem('unauthorized');
});

test('a change can be found by process, action, person, record, words and day', async () => {
  const user = await portal.make.user({ firstName: 'Zuri' });
  const client = await portal.as(user);
  const body = { firstName: 'Zuri', lastName: 'Changed', phone: '0205550199', countryCode: 'KE' };
  const headers = { 'user-agent': 'Browser\u001b[31m 1.0' };
  const reply = await client.call(updateProfile, { body, headers });
  const [row] = (await list({ entityType: 'user', entityId: user.id })).data;
  expect(row).toMatchObject({
    actorName: `Zuri ${user.lastName}`,
    process: 'USER',
    action: 'UPDATE',
    outcome: 'OK',
    entityLabel: user.email,
    ip: '127.0.0.1',
    userAgent: 'Browser[31m 1.0',
    requestId: reply.headers['x-request-id'],
  });
  for (const query of [
    { process: ['USER'], action: ['UPDATE'] },
    { actorId: user.id },
    { search: 'zuri' },
    { search: user.email },
    { outcome: ['OK'], from: '2020-01-01' },
    { actorId: user.id, to: '9999-12-31', order: 'ASC', sortBy: 'at' },
  ] satisfies LogQuery[]) {
    expect((await list(query)).data.map(({ id }) => id)).toContain(row?.id);
  }
  expect((await list({ process: ['FUND'], actorId: user.id })).total).toBe(0);
  expect((await list({ actorId: user.id, to: '2020-01-01' })).total).toBe(0);
});

test.each(['+14:00', '+15:00', '+23:00', '-12:00', '-13:00', 'Mars/Olympus'])(
  'the log is exported by the clock of %j, or by UTC where no clock is so',
  async (zone) => {
    const admin = await portal.as('admin');
    const reply = await admin.raw(exportLog, { body: {}, headers: { 'timezone-val': zone } });
    expect(reply.status).toBe(200);
  },
);

test('the chain is checked on request', async () => {
  const admin = await portal.as('admin');
  const whole = await admin.call(checkLog);
  expect(whole.body.data).toMatchObject({ isWhole: true, brokenAt: null });
  await portal.db.begin(async (tx) => {
    await tx`alter table audit_log disable trigger audit_log_append_only`;
    await tx`update audit_log set actor_name = 'Somebody else' where seq = 1`;
    await tx`alter table audit_log enable trigger audit_log_append_only`;
  });
  expect((await admin.call(checkLog)).body.data).toMatchObject({ isWhole: false, brokenAt: '1' });
});

test('a sign-in that was changed afterwards is found, and told apart from the log of changes', async () => {
  const admin = await portal.as('admin');
  const user = await portal.make.user();
  await portal.visitor.raw(login, { body: { email: user.email, password: 'not the password' } });
  const whole = await admin.call(checkLog);
  expect(whole.body.data?.signIns).toMatchObject({ isWhole: true, brokenAt: null });
  expect(whole.body.data?.signIns.rows).toBeGreaterThan(0);
  await portal.db.begin(async (tx) => {
    await tx`alter table login_history disable trigger user`;
    await tx`update login_history set ip = '192.0.2.7' where seq = 1`;
    await tx`alter table login_history enable trigger user`;
  });
  const broken = await admin.call(checkLog);
  expect(broken.body.data?.signIns).toMatchObject({ isWhole: false, brokenAt: '1' });
  expect(broken.body.message).toBe('A log is not whole: an entry was changed or removed.');
});
