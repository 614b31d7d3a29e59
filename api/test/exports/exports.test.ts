import { exportFundHistory } from '@portal/contracts/funds/balance';
import { exportUsers } from '@portal/contracts/identity/users';
import { exportLog, listLog } from '@portal/contracts/kernel/log';
import { exportApplications, listFundApplications } from '@portal/contracts/review/queue';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../support/client.ts';
import { testPortal } from '../support/portal.ts';

const portal = testPortal();
let owner: { id: string };
let fundId: string;
let ids: string[];

beforeAll(async () => {
  owner = await portal.make.user({ firstName: 'Esi', lastName: 'Owusu Mensah' });
  fundId = await portal.make.fund();
  ids = [];
  for (const one of [owner, await portal.make.user({ firstName: '=HYPERLINK("x")' })])
    ids.push((await portal.make.submitted({ owner: one, fundId })).id);
});

type Who = 'manager' | 'admin';
/** One session each: nobody has more than a few. */
let clients: Record<Who, TestClient>;
beforeAll(async () => {
  clients = { manager: await portal.as('manager'), admin: await portal.as('admin') };
});

const rowsOf = async (raw: Buffer) => (await readXlsx(raw)).sheets[0]?.rows ?? [];

const sheet = async (body: object, headers: Record<string, string> = {}, who: Who = 'manager') => {
  const reply = await clients[who].raw(exportApplications, { body, headers });
  expect(reply.status).toBe(200);
  expect(reply.headers['content-disposition']).toMatch(/filename="transactions_\d{8}_\d{6}\.xlsx"/);
  return rowsOf(reply.raw);
};

const lastExport = async () => {
  const { body } = await clients.admin.call(listLog, { query: { process: ['EXPORT'] } });
  return body.data[0];
};

describe('the applications', () => {
  test('have every common fact, typed, under a heading', async () => {
    const [heading = [], row = []] = await sheet({ fundId, ids: ids[0] });
    const cell = (name: string) => row[heading.indexOf(name)];
    expect(heading.slice(0, 3)).toEqual(['Application number', 'Fund', 'Status']);
    expect(cell('Status')).toBe('Submitted');
    expect(cell('Language')).toBe('English');
    expect(cell('On behalf')).toBe('No');
    expect(cell('Amount requested')).toEqual(expect.any(Number));
    expect(cell('Sent')).toEqual(expect.any(Date));
    expect(cell('Country of the project')).toBe('Ghana');
    expect(cell('Receipt (SHA-256)')).toMatch(/^[0-9a-f]{64}$/);
    expect(cell('Applicant')).toBe('Esi Owusu Mensah');
    expect(heading.filter((name) => String(name).includes('.'))).toEqual([]);
  });

  test('come without a body as well, and with the ids in the address', async () => {
    const all = await clients.manager.raw(exportApplications, {});
    expect(all.status).toBe(200);
    expect((await rowsOf(all.raw)).length).toBeGreaterThan(ids.length);
    const two = await clients.manager.raw(exportApplications, { query: { ids: ids.slice(0, 2).join(',') } });
    expect(await rowsOf(two.raw)).toHaveLength(3);
    const headers = { 'content-type': 'application/json' };
    const nothing = await clients.manager.raw(exportApplications, { body: 'null', headers });
    expect(nothing).toBeProblem('invalid_request');
  });

  test('are in the language and by the clock of who asks', async () => {
    const inFrench = await sheet({ fundId }, { 'accept-language': 'fr' });
    expect(inFrench[0]?.slice(0, 3)).toEqual(['Numéro de la candidature', 'Fonds', 'Statut']);
    expect(inFrench[1]?.[inFrench[0]?.indexOf('Langue') ?? -1]).toBe('Anglais');
    const sentIn = async (zone: string) => {
      const [heading = [], row = []] = await sheet({ fundId, ids: ids[0] }, { 'timezone-val': zone });
      return Number(row[heading.indexOf('Sent')]);
    };
    expect((await sentIn('Africa/Nairobi')) - (await sentIn('UTC'))).toBe(3 * 3_600_000);
  });

  test('say by when reviewers shall act, as the list does', async () => {
    const { id } = await portal.make.submitted({ owner: await portal.make.user(), fundId });
    await portal.db`insert into assignments (id, application_id, reviewer_id, state, due_at)
      values ('asg_export', ${id}, ${portal.person('reviewer').id}, 'PENDING', '2031-05-01T20:00:00Z')`;
    const [heading = [], row = []] = await sheet({ ids: id }, { 'timezone-val': 'Asia/Tokyo' });
    expect(Number(row[heading.indexOf('Due')])).toBe(Date.parse('2031-05-01T00:00:00Z'));
  });

  test.each(['manager', 'admin'] as const)(
    'are for a %s exactly those of the list and its total',
    async (who) => {
      const other = await portal.make.fund();
      await portal.make.draft({ owner, fundId: other });
      await portal.make.returned({ owner: await portal.make.user(), fundId: other });
      const client = await portal.as(who);
      for (const filters of [
        {},
        { status: ['SUBMITTED' as const] },
        { status: ['APPROVED' as const] },
        { search: 'tariff' },
        { countryCode: ['GH'] },
        { amountMin: '1.00', amountMax: '99999999999.00' },
        { from: '2020-01-01', to: '2030-01-01' },
        { unassigned: true },
      ]) {
        for (const fund of ['all', fundId, 'BASE_FUND']) {
          const list = await client.call(listFundApplications, {
            params: { fundId: fund },
            query: { ...filters, pageSize: 100 },
          });
          const rows = await sheet({ ...filters, ...(fund === 'all' ? {} : { fundId: fund }) }, {}, who);
          expect(rows.slice(1).map(([number]) => number)).toEqual(
            list.body.data.map(({ applicationNumber }) => applicationNumber),
          );
          expect(rows.length - 1).toBe(list.body.total);
        }
      }
    },
  );

  test('may be named by their ids, which never widen what is seen', async () => {
    const draft = await portal.make.draft({ owner: await portal.make.user(), fundId });
    expect(await sheet({ fundId, ids: ids.join(',') })).toHaveLength(3);
    const refused = await clients.manager.raw(exportApplications, {
      body: { fundId, ids: `${ids[0]},${draft.id},app_none` },
    });
    expect(refused).toRefuseFields('ids');
    expect(refused.problem?.fields?.[0]?.message).toBe(`Not found: ${draft.id}, app_none`);
    expect(await sheet({ fundId, ids: ids[0], status: ['APPROVED'] })).toHaveLength(1);
  });

  test('do not tell what an owner types while changes are asked for', async () => {
    const returned = await portal.make.returned({ owner: await portal.make.user(), fundId });
    await portal.db`update applications set answers = jsonb_set(answers, '{project,summary}', '"Not sent yet"')
      where id = ${returned.id}`;
    expect(JSON.stringify(await sheet({ ids: returned.id }))).not.toContain('Not sent yet');
  });

  test('that look like formulas are text', async () => {
    expect((await sheet({ fundId })).flat()).toContain('\'=HYPERLINK("x") Example');
  });

  test('are for managers and the super user', async () => {
    for (const who of ['reviewer', 'beneficiary'] as const)
      expect(await (await portal.as(who)).raw(exportApplications, { body: {} })).toBeProblem('forbidden');
    const { admin } = clients;
    expect(await admin.raw(exportApplications, { body: { fundId: 'fund_none' } })).toBeProblem('not_found');
    expect(await admin.raw(exportApplications, { body: { status: ['DRAFT'] } })).toRefuseFields('status.0');
  });

  test('leave a trace of what was asked for', async () => {
    await sheet({ fundId, status: ['SUBMITTED'], ids: ids[0] });
    const entry = await lastExport();
    expect(entry).toMatchObject({
      action: 'EXPORT',
      actorId: portal.person('manager').id,
      entityType: 'applications',
      entityId: fundId,
    });
    expect(entry?.changes.find(({ field }) => field === 'asked')?.new).toMatchObject({
      status: ['SUBMITTED'],
      ids: [ids[0]],
    });
    expect(entry?.changes.find(({ field }) => field === 'file')?.new).toMatch(/^transactions_/);
  });

  test('are made one at a time for each person, two in all', async () => {
    const { exports } = portal.deps;
    const giveBack = exports.take(portal.person('manager').id);
    const refused = await clients.manager.raw(exportApplications, { body: {} });
    expect(refused).toBeProblem('too_many_requests');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const others = exports.take('somebody');
    expect(await clients.admin.raw(exportApplications, { body: {} })).toBeProblem('too_many_requests');
    giveBack();
    others();
    expect((await clients.manager.raw(exportApplications, { body: { fundId } })).status).toBe(200);
    expect((await clients.manager.raw(exportApplications, { body: { fundId } })).status).toBe(200);
  });
});

test('users are those that the filters find, or those that were named', async () => {
  const { admin } = clients;
  const ask = async (body: object) => {
    const reply = await admin.raw(exportUsers, { params: { type: 'all' }, body });
    expect(reply.headers['content-disposition']).toMatch(/filename="Users_\d{4}-\d\d-\d\d\.xlsx"/);
    const [heading, ...rows] = await rowsOf(reply.raw);
    expect(heading?.slice(0, 3)).toEqual(['First name', 'Last name', 'E-mail']);
    return rows.map(([first, last]) => `${first} ${last}`);
  };
  expect(await ask({ search: 'Owusu Mensah' })).toEqual(['Esi Owusu Mensah']);
  expect(await ask({ userId: [owner.id] })).toEqual(['Esi Owusu Mensah']);
  expect(await ask({ userId: [owner.id], search: 'nobody' })).toEqual([]);
  const ofStaff = await admin.raw(exportUsers, { params: { type: 'staff' }, body: { userId: [owner.id] } });
  expect(ofStaff).toRefuseFields('userId');
  expect(await lastExport()).toMatchObject({ entityType: 'user', entityLabel: 'all' });
});

test('the history of a fund is what its filters find', async () => {
  const { admin } = clients;
  const [fund] = await portal.db<
    { id: string }[]
  >`select id from funds where fund_type = 'BASE_FUND' limit 1`;
  const params = { id: fund?.id ?? '' };
  const reply = await admin.raw(exportFundHistory, { params, body: { process: ['CONTRIBUTION'] } });
  expect(reply.headers['content-disposition']).toMatch(/filename="transactions_\d{8}_\d{6}\.xlsx"/);
  const [heading, ...rows] = await rowsOf(reply.raw);
  expect(heading?.slice(0, 3)).toEqual(['Date and time', 'Kind', 'Amount']);
  expect(rows.every(([, kind]) => kind === 'Contribution')).toBe(true);
  const [counted] = await portal.db<{ n: number }[]>`select count(*)::int as n from fund_history
    where fund_id = ${params.id} and process = 'CONTRIBUTION'`;
  expect(rows).toHaveLength(counted?.n ?? -1);
  expect(await admin.raw(exportFundHistory, { params: { id: 'fund_none' }, body: {} })).toBeProblem(
    'not_found',
  );
  expect(await (await portal.as('reviewer')).raw(exportFundHistory, { params, body: {} })).toBeProblem(
    'forbidden',
  );
});

test('the log is saved with its seals, and that it was is in the log', async () => {
  const { admin } = clients;
  const reply = await admin.raw(exportLog, { body: { process: ['EXPORT'] } });
  expect(reply.headers['content-disposition']).toMatch(/filename="Log_\d{8}_\d{6}\.xlsx"/);
  const [heading = [], first = []] = await rowsOf(reply.raw);
  expect(String(first[heading.indexOf('Seal (SHA-256)')])).toMatch(/^[0-9a-f]{64}$/);
  expect(await lastExport()).toMatchObject({ entityType: 'audit_log', actorId: portal.person('admin').id });
  expect(await clients.manager.raw(exportLog, { body: {} })).toBeProblem('forbidden');
});

test('what an export asked for is saved in words, a line each', async () => {
  await sheet({ fundId, status: ['SUBMITTED', 'UNDER_REVIEW'], unassigned: true, amountMin: '5.00' });
  const body = { process: ['EXPORT'] };
  const reply = await clients.admin.raw(exportLog, { body, headers: { 'accept-language': 'fr' } });
  const [heading = [], ...rows] = await rowsOf(reply.raw);
  const changes = rows.map((row) => String(row[heading.indexOf('Modifications')])).join('\n');
  const lines = ['Statut: – → Soumise, En cours d’examen', 'Sans évaluateur: – → Oui', 'Langue: – → English'];
  for (const line of lines) expect(changes).toContain(`${line}\n`);
  expect(changes).not.toMatch(/[{}]|asked/);
});

test('the log is saved in the words of its reader, not in codes', async () => {
  const { id } = await portal.make.recommended({ owner: await portal.make.user(), fundId });
  const returned = await portal.make.returned({ owner: await portal.make.user(), fundId }, [
    'project',
    'loss',
  ]);
  const body = { process: ['APPLICATION', 'REVIEW'] };
  const reply = await clients.admin.raw(exportLog, { body, headers: { 'accept-language': 'fr' } });
  const [heading = [], ...rows] = await rowsOf(reply.raw);
  const of = (name: string, record = id) =>
    rows
      .filter((row) => row[heading.indexOf('Élément')] === record)
      .map((row) => String(row[heading.indexOf(name)]));
  expect(new Set(of('Type d’élément'))).toEqual(new Set(['Candidature']));
  const changes = [...of('Modifications'), ...of('Modifications', returned.id)].join('\n');
  expect(changes).toContain('Statut: En cours d’examen → Recommandée');
  expect(changes).toContain('Sections à modifier: – → Projet, Demande d’appui\n');
  expect(changes).not.toMatch(/\b(?!UTC)[A-Z]{3,}(_[A-Z]+)*\b/);
  expect(changes).not.toMatch(/\d-\d\dT\d/);
});
