import {
  getAccountHolder,
  type SaveAccountHolder,
  saveAccountHolder,
} from '@portal/contracts/applications/account-holder';
import { beforeEach, describe, expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();
let owner: { id: string; email: string };
let id: string;

const treasury: SaveAccountHolder = {
  holder: ' National\u202e\nTreasury ',
  bank: 'Central Bank',
  countryCode: 'TN',
  account: 'tn59 1000 6035 1835 9847 8831',
  bic: 'bctntntt',
  rowVersion: 0,
};

const kept = {
  holder: 'National Treasury',
  bank: 'Central Bank',
  countryCode: 'TN',
  account: 'TN5910006035183598478831',
  bic: 'BCTNTNTT',
  rowVersion: 1,
};

const read = async (who: Parameters<typeof portal.as>[0]) =>
  (await portal.as(who)).call(getAccountHolder, { params: { id } });
const save = async (who: Parameters<typeof portal.as>[0], body: object = {}) =>
  (await portal.as(who)).call(saveAccountHolder, { params: { id }, body: { ...treasury, ...body } });

const approved = async () => {
  const application = await portal.make.recommended({ owner });
  await portal.make.decision('manager', application.id, { decision: 'APPROVE' });
  return application.id;
};

beforeEach(async () => {
  owner = await portal.make.user();
});

describe('the account of an approved application', () => {
  beforeEach(async () => {
    id = await approved();
  });

  test('is told by the applicant, and read by those who pay', async () => {
    expect((await read(owner)).body.data).toBeNull();
    expect((await save(owner)).body.data).toMatchObject(kept);
    for (const who of [owner, 'manager', 'admin'] as const)
      expect((await read(who)).body.data).toMatchObject(kept);
  });

  test('is nobody else’s to read, and only the applicant’s to change', async () => {
    await save(owner);
    expect(await read('reviewer')).toBeProblem('forbidden');
    expect(await read(await portal.make.user())).toBeProblem('not_found');
    expect(await save(await portal.make.user(), { rowVersion: 1 })).toBeProblem('not_found');
    for (const who of ['reviewer', 'manager', 'admin'] as const)
      expect(await save(who, { rowVersion: 1 })).toBeProblem('forbidden');
    expect((await read(owner)).body.data).toMatchObject(kept);
  });

  test('is corrected under its version; an older one changes nothing', async () => {
    await save(owner);
    expect(await save(owner, { bank: 'Another' })).toBeProblem('stale_version');
    const corrected = (await save(owner, { bank: 'Another', bic: '', rowVersion: 1 })).body.data;
    expect(corrected).toMatchObject({ bank: 'Another', bic: null, rowVersion: 2 });
  });

  test('is mailed to the applicant each time it is saved, without the number', async () => {
    const told = async () =>
      (await portal.mails()).filter(({ to, text }) => to === owner.email && text.includes('…8831'));
    await save(owner);
    expect((await told()).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Application BF-.*: account for the payment saved$/),
    ]);
    await save(owner, { bank: 'Another', rowVersion: 1 });
    expect(await told()).toHaveLength(2);
    expect(JSON.stringify(await portal.mails())).not.toContain(kept.account);
  });

  test('two corrections at once: one is kept, the other hears of it', async () => {
    await save(owner);
    const replies = await Promise.all(['One', 'Two'].map((bank) => save(owner, { bank, rowVersion: 1 })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('asks for an identity that was just confirmed', async () => {
    const client = await portal.as(owner);
    await portal.db`update sessions set confirmed_at = now() - interval '11 minutes' where user_id = ${owner.id}`;
    const answer = await client.call(saveAccountHolder, { params: { id }, body: treasury });
    expect(answer).toBeProblem('reauthentication_required');
  });

  test('leaves who told and who read it in the log, without the number', async () => {
    await save(owner);
    await read(owner);
    await read('manager');
    const rows = await portal.db<{ action: string; actorId: string; changes: unknown }[]>`
      select action, actor_id, changes from audit_log
      where entity_id = ${id} and changes::text like '%accountHolder%' order by seq`;
    expect(rows.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['UPDATE', owner.id],
      ['VIEW_SENSITIVE', portal.person('manager').id],
    ]);
    expect(JSON.stringify(rows)).toContain('…8831');
    expect(JSON.stringify(rows)).not.toContain(kept.account);
  });

  test.each([
    ['account', { account: 'TN59 1000 6035 1835 9847 8832' }],
    ['account', { account: '    1' }],
    ['account', { account: 'ACC/1-2-3' }],
    ['bic', { bic: 'BCTN' }],
    ['countryCode', { countryCode: 'ZZ' }],
    ['holder', { holder: '   ' }],
  ])('is refused with a wrong %s: %o', async (field, body) => {
    expect(await save(owner, body)).toRefuseFields(field);
    expect((await read(owner)).body.data).toBeNull();
  });
});

test('before the approval there is none to tell', async () => {
  id = (await portal.make.submitted({ owner })).id;
  expect(await save(owner)).toBeProblem('invalid_state');
  expect((await read(owner)).body.data).toBeNull();
});

test('the Credit Fund has none', async () => {
  id = (await portal.make.submitted({ owner, fundType: 'CREDIT_FUND' })).id;
  await portal.db`update applications set status = 'APPROVED', amount_approved = '1.00', decided_at = now() where id = ${id}`;
  expect(await save(owner)).toBeProblem('invalid_state');
});

test('the database itself takes no account of what is not approved', async () => {
  id = (await portal.make.submitted({ owner })).id;
  const insert = portal.db`insert into account_holders (application_id, holder, bank, country_code, account, updated_by)
    values (${id}, 'A', 'B', 'KE', '12345', ${owner.id})`;
  await expect(insert).rejects.toThrow('only an approved application');
});
