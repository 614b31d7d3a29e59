import { popularCountry } from '@portal/contracts/review/dashboard';
import { listFundApplications } from '@portal/contracts/review/queue';
import { beforeAll, expect, test } from 'vitest';
import { manyApplications } from '../support/make-many-applications.ts';
import { testPortal } from '../support/portal.ts';

const portal = testPortal({ config: { rateLimits: 'on' } });
let fundId: string;

beforeAll(async () => {
  fundId = await portal.make.fund();
  const { id: enteredBy } = await portal.make.user();
  await manyApplications(portal.db, { prefix: 'app_r', fundId, fundType: 'BASE_FUND', enteredBy, count: 60 });
});

const listed = { params: { fundId: 'all' } };

test('a session that has ended meanwhile gets nothing, whatever else is wrong', async () => {
  const { id } = await portal.make.user({ role: 'FUND_MANAGER_USER' });
  const client = await portal.as({ id });
  expect((await client.call(listFundApplications, listed)).body.total).toBeGreaterThan(0);
  await portal.db`update sessions set ended_at = now(), ended_reason = 'SIGN_OUT' where user_id = ${id}`;
  expect(await client.call(listFundApplications, listed)).toBeProblem('unauthorized');
  const other = await portal.as({ id });
  expect((await other.call(listFundApplications, listed)).status).toBe(200);
  await portal.db`update sessions set idle_expires_at = now() where user_id = ${id}`;
  const wrong = { params: { fundId: 'none' }, query: { after: 'nonsense' } };
  expect(await other.call(listFundApplications, wrong)).toBeProblem('token_expired');
});

test('a token without its cookie is refused, however often it came with it', async () => {
  const client = await portal.as('manager');
  expect((await client.call(popularCountry, {})).status).toBe(200);
  const stolen = portal.client({ authorization: client.headers.authorization ?? '' });
  expect(await stolen.call(popularCountry, {})).toBeProblem('unauthorized');
  expect((await client.call(popularCountry, {})).status).toBe(200);
});

test('who has another role since reads by that one', async () => {
  const { id } = await portal.make.user({ role: 'FUND_MANAGER_USER' });
  const client = await portal.as({ id });
  const [first] = (await client.call(listFundApplications, listed)).body.data;
  expect(first?.amountRequested).not.toBeNull();
  await portal.db`update users set role = 'FUND_REVIEWER_USER', country_code = null where id = ${id}`;
  const [row] = (await client.call(listFundApplications, listed)).body.data;
  expect(row?.id).toBe(first?.id);
  expect(row?.amountRequested).toBeNull();
  await portal.db`update users set role = 'FUND_BENEFICIARY_USER' where id = ${id}`;
  expect(await client.call(listFundApplications, listed)).toBeProblem('forbidden');
  await portal.db`update users set status = 'DISABLED' where id = ${id}`;
  expect(await client.call(listFundApplications, listed)).toBeProblem('unauthorized');
});

test('a fund that gives to named reviewers from now on shows the others nothing from now on', async () => {
  const client = await portal.as('reviewer');
  const inFund = { params: { fundId }, query: { status: ['APPROVED' as const, 'SUBMITTED' as const] } };
  expect((await client.call(listFundApplications, inFund)).body.total).toBeGreaterThan(0);
  await portal.db`update funds set assignment_mode = 'ASSIGNED' where id = ${fundId}`;
  const reply = await client.call(listFundApplications, inFund);
  expect([reply.body.total, reply.body.data, reply.body.counts]).toEqual([0, [], []]);
  await portal.db`update funds set assignment_mode = 'OPEN' where id = ${fundId}`;
  expect((await client.call(listFundApplications, inFund)).body.total).toBeGreaterThan(0);
  expect(await client.call(listFundApplications, { params: { fundId: 'gone' } })).toBeProblem('not_found');
});

test('calls beyond the limit are turned away and counted as ever', async () => {
  const { id } = await portal.make.user({ role: 'FUND_MANAGER_USER' });
  const client = await portal.as({ id });
  await client.call(popularCountry, {});
  for (let n = 1; n < 600; n += 1)
    await portal.deps.limiter.take({ name: 'all-member', max: 600, seconds: 60, by: 'user' }, id);
  expect(await client.call(popularCountry, {})).toBeProblem('too_many_requests');
});
