import { listMyApplications } from '@portal/contracts/applications/applications';
import { listFundHistory } from '@portal/contracts/funds/balance';
import { getLoginHistory } from '@portal/contracts/identity/profile';
import { listUsers } from '@portal/contracts/identity/users';
import { listLog } from '@portal/contracts/kernel/log';
import { listContactMessages } from '@portal/contracts/support/contact-messages';
import { getInboxWaiting, listInbox } from '@portal/contracts/support/inbox';
import { listInterests } from '@portal/contracts/support/interest';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../support/client.ts';
import { touchedBy } from '../support/plans.ts';
import { testPortal } from '../support/portal.ts';

const portal = testPortal();
const MANY = 3000;
const tables = [
  'users',
  'audit_log',
  'login_history',
  'contact_messages',
  'fund_history',
  'applications',
  'inbox_items',
  'interests',
];

let superUser: TestClient;
let beneficiary: TestClient;
let fundId: string;

beforeAll(async () => {
  superUser = await portal.as('admin');
  beneficiary = await portal.as('beneficiary');
  fundId = await portal.make.fund();
  const { db } = portal;
  await db`
    insert into users (id, email, first_name, last_name, country_code, organisation, role, status, last_login_at, created_at)
    select 'usr_many' || n, 'many' || n || '@example.org', 'Amina', 'Bello ' || n, case when n % 3 = 0 then 'KE' else 'GH' end,
      'Enterprise ' || n, 'FUND_BENEFICIARY_USER', case when n % 20 = 0 then 'DISABLED' else 'ACTIVE' end, now(),
      now() - make_interval(mins => n)
    from generate_series(1, ${MANY}::int) n`;
  await db`
    insert into login_history (id, user_id, at, outcome, method, ip, device, browser, os, seq, prev_hash, hash)
    select 'lgn_many' || n, 'usr_many' || 1 + n % 300, now() - make_interval(mins => n),
      case when n % 30 = 0 then 'LOCKED' else 'SUCCESS' end, 'PASSWORD', '192.0.2.' || n % 200, 'Desktop', 'Firefox', 'Linux',
      1000000 + n, '', ''
    from generate_series(1, ${MANY}::int) n`;
  await db`
    insert into audit_log (seq, id, at, actor_id, actor_name, process, action, entity_type, changes, outcome, prev_hash, hash)
    select 1000000 + n, 'log_many' || n, now() - make_interval(mins => n), 'usr_many' || n % 300, 'Amina Bello ' || n,
      case when n % 9 = 0 then 'FUND' else 'AUTH' end, case when n % 9 = 0 then 'UPDATE' else 'SIGN_IN' end, 'user', '[]',
      case when n % 25 = 0 then 'DENIED' else 'OK' end, '', ''
    from generate_series(1, ${MANY}::int) n`;
  await db`
    insert into contact_messages (id, ticket_number, first_name, last_name, email, topic, subject, message, language, status, created_at,
      assigned_to)
    select 'msg_many' || n, 'CM-2024-' || n, 'Amina', 'Bello', 'many@example.org', case when n % 9 = 0 then 'MEDIA' else 'GENERAL' end,
      'Question ' || n, 'Text', 'en', case when n % 50 = 0 then 'NEW' else 'ANSWERED' end, now() - make_interval(mins => n),
      case when n % 20 > 0 then 'usr_many1' end
    from generate_series(1, ${MANY}::int) n`;
  await db`
    insert into interests (id, type, first_name, last_name, email, language, consent, status, created_at)
    select 'int_many' || n, 'PARTNER', 'Amina', 'Bello ' || n, 'many@example.org', 'en', true,
      case when n % 50 = 0 then 'NEW' else 'CLOSED' end, now() - make_interval(mins => n)
    from generate_series(1, ${MANY}::int) n`;
  await db`
    insert into fund_history (id, fund_id, process, amount, created_at)
    select 'fh_many' || n, ${fundId}, case when n % 50 = 0 then 'ADJUSTMENT' else 'CONTRIBUTION' end, n, now() - make_interval(mins => n)
    from generate_series(1, ${MANY}::int) n order by n`;
  await db.unsafe(
    'vacuum (analyze) users, login_history, audit_log, contact_messages, fund_history, applications, inbox_items',
  );
});

const users =
  (query: object, type: 'all' | 'staff' | 'FUND_BENEFICIARY_USER' = 'all') =>
  () =>
    superUser.call(listUsers, { params: { type }, query });
const log = (query: object) => () => superUser.call(listLog, { query });
const signIns = (query: object) => () =>
  superUser.call(getLoginHistory, { query: { userId: 'all', ...query } });
const messages = (query: object) => () => superUser.call(listContactMessages, { query });
const inbox = (query: object) => () => superUser.call(listInbox, { query });
const interests = (query: object) => () => superUser.call(listInterests, { query });
const ledger = (query: object) => () => superUser.call(listFundHistory, { params: { id: fundId }, query });

/** What is asked, and the index that finds the rows of its page. */
const lists: [string, () => Promise<unknown>, string][] = [
  ['users', users({}), 'users_by_time'],
  ['beneficiaries', users({}, 'FUND_BENEFICIARY_USER'), 'users_by_time'],
  ['staff', users({}, 'staff'), 'users_staff'],
  ['users by name', users({ sortBy: 'lastName', order: 'ASC' }), 'users_by_name'],
  ['users by last sign-in', users({ sortBy: 'lastLoginAt' }), 'users_by_last_sign_in'],
  ['users by address', users({ sortBy: 'email' }), 'users_email_key'],
  ['users of a country', users({ countryCode: ['KE'] }), 'users_by_country'],
  ['users of a status', users({ status: ['DISABLED'] }), 'users_by_status'],
  ['chat agents', users({ isChatAgent: 1 }), 'users_chat_agents'],
  ['log', log({}), 'audit_log_by_time_and_seq'],
  ['log, oldest first', log({ order: 'ASC' }), 'audit_log_by_time_and_seq'],
  ['log of a process', log({ process: ['FUND'] }), 'audit_log_by_process_time'],
  ['log of an action', log({ action: ['UPDATE'] }), 'audit_log_by_action'],
  ['log of what was denied', log({ outcome: ['DENIED'] }), 'audit_log_by_outcome'],
  ['log of a person', log({ actorId: 'usr_many7' }), 'audit_log_by_actor'],
  ['log of days', log({ from: '2025-01-01', to: '2025-01-31' }), 'audit_log_by_time_and_seq'],
  ['sign-ins', signIns({}), 'login_history_by_time'],
  ['sign-ins of an outcome', signIns({ outcome: ['LOCKED'] }), 'login_history_by_outcome'],
  ['sign-ins of a person', signIns({ userId: 'usr_many7' }), 'login_history_by_user'],
  ['messages', messages({}), 'contact_messages_by_time'],
  ['messages of a status', messages({ status: ['NEW'] }), 'contact_messages_by_status'],
  ['messages of a topic', messages({ topic: ['MEDIA'] }), 'contact_messages_by_topic'],
  ['interests', interests({}), 'interests_by_time'],
  ['interests, oldest first', interests({ order: 'ASC' }), 'interests_by_time'],
  ['interests of a status', interests({ status: ['NEW'] }), 'interests_by_status'],
  ['inbox', inbox({}), 'inbox_by_activity'],
  ['inbox of a kind', inbox({ kind: ['APPLICATION'] }), 'inbox_by_kind'],
  ['inbox of a state', inbox({ state: ['ANSWERED'] }), 'inbox_by_state'],
  ['inbox in a language', inbox({ language: ['sw'] }), 'inbox_by_language'],
  ['inbox of nobody', inbox({ assignedTo: 'NOBODY' }), 'inbox_of_nobody'],
  ['inbox of nobody, answered', inbox({ assignedTo: 'NOBODY', state: ['ANSWERED'] }), 'inbox_of_nobody'],
  ['inbox of a person', inbox({ assignedTo: 'ME' }), 'inbox_by_assignee'],
  ['what waits', inbox({ state: ['NEW', 'OPEN'], sortBy: 'waitingSince', order: 'ASC' }), 'inbox_waiting'],
  ['how many wait', () => superUser.call(getInboxWaiting), 'inbox_waiting'],
  ['ledger', ledger({}), 'fund_history_by_fund'],
  ['ledger of a process', ledger({ process: ['ADJUSTMENT'] }), 'fund_history_by_process'],
  ['ledger by amount', ledger({ sortBy: 'amount' }), 'fund_history_by_amount'],
  [
    'own applications',
    () => beneficiary.call(listMyApplications, { query: {} }),
    'applications_by_applicant',
  ],
];

describe.each(lists)('%s', (_name, ask, index) => {
  test('is read along its index', async () => {
    const touched = await touchedBy(portal, tables, ask);
    expect([...touched.indexes]).toContain(index);
    expect([...touched.scanned]).toEqual([]);
    // Counted once, and the page is not looked for among all.
    expect(touched.rows).toBeLessThan(1.5 * MANY);
  });
});

test('a reviewer’s inbox is read from what the reviewer declared on, not from all that was written', async () => {
  await portal.make.underReview({ owner: await portal.make.user(), fundId });
  const reviewer = await portal.as('reviewer');
  for (const query of [{}, { search: 'question' }, { state: ['NEW' as const] }]) {
    const touched = await touchedBy(portal, ['inbox_items'], () => reviewer.call(listInbox, { query }));
    expect([...touched.scanned]).toEqual([]);
    expect(touched.rows).toBeLessThan(20);
  }
});

test.each([
  ['many', 1000, true],
  ['many1234@', 1, undefined],
  ['enterprise 1234', 1, undefined],
  ['MANY123', 11, undefined],
  ['no such word', 0, undefined],
])('accounts with "%s": %i, at least: %s', async (search, total, isCapped) => {
  const { body } = await superUser.call(listUsers, { params: { type: 'all' }, query: { search } });
  expect(body).toMatchObject({ total, ...(isCapped && { totalIsCapped: true }) });
  expect(body.data).toHaveLength(Math.min(total, 10));
  expect(body.totalIsCapped).toBe(isCapped);
});

test('words are found in the log, in sign-ins, in messages and in the ledger', async () => {
  const one = await portal.make.submitted({ owner: await portal.make.user(), fundId });
  expect((await superUser.call(listLog, { query: { search: 'Bello 1234' } })).body.total).toBe(1);
  const rows = (await superUser.call(getLoginHistory, { query: { userId: 'all', search: 'MANY27@' } })).body;
  expect(rows.total).toBe(10);
  expect(new Set(rows.data.map(({ userId }) => userId))).toEqual(new Set(['usr_many27']));
  const common = (await superUser.call(getLoginHistory, { query: { userId: 'all', search: 'firefox' } }))
    .body;
  expect(common).toMatchObject({ total: 1000, totalIsCapped: true });
  expect(common.data).toHaveLength(10);
  expect((await superUser.call(listContactMessages, { query: { search: 'question 2999' } })).body.total).toBe(
    1,
  );
  expect((await superUser.call(listInterests, { query: { search: 'bello 2999' } })).body.total).toBe(1);
  await portal.db`insert into fund_history (id, fund_id, process, amount, application_id, note)
    values ('fh_words', ${fundId}, 'CONTRIBUTION', 5, ${one.id}, 'Harbour dues')`;
  const [row] = await portal.db<
    { number: string }[]
  >`select application_number as number from applications where id = ${one.id}`;
  for (const search of ['harbour DUES', row?.number ?? ''])
    expect(
      (await superUser.call(listFundHistory, { params: { id: fundId }, query: { search } })).body,
    ).toMatchObject({
      total: 1,
      data: [{ id: 'fh_words' }],
    });
});
