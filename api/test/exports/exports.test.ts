import { exportApplicationPdf } from '@portal/contracts/applications/calls';
import { exportApplications } from '@portal/contracts/review/calls';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, expect, test } from 'vitest';
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

const sheet = async (body: object) => {
  const reply = await (await portal.as('manager')).raw(exportApplications, { body });
  expect(reply.status).toBe(200);
  expect(reply.headers['content-disposition']).toMatch(/filename="transactions_\d{8}_\d{6}\.xlsx"/);
  const { sheets } = await readXlsx(reply.raw);
  return sheets[0]?.rows ?? [];
};

test('the sheet has exactly what the filters and ids name, under a heading', async () => {
  const [heading, ...rows] = await sheet({ fundId });
  expect(heading?.slice(0, 3)).toEqual(['Application number', 'Fund', 'Status']);
  expect(rows).toHaveLength(2);
  expect(rows[0]?.slice(1, 3)).toEqual(['Base Fund', 'Submitted']);
  expect(await sheet({ fundId, ids: ids[0] })).toHaveLength(2);
  expect(await sheet({ fundId, ids: ids.join(',') })).toHaveLength(3);
  expect(await sheet({ fundId, status: ['APPROVED'] })).toHaveLength(1);
  expect(await sheet({ fundId, search: 'tariff' })).toHaveLength(3);
});

test('what looks like a formula is text', async () => {
  const rows = await sheet({ fundId });
  expect(rows.flat()).toContain('\'=HYPERLINK("x") Example');
});

test('the sheet is for managers and the super user', async () => {
  for (const who of ['reviewer', 'beneficiary'] as const)
    expect(await (await portal.as(who)).raw(exportApplications, { body: {} })).toBeProblem('forbidden');
  const admin = await portal.as('admin');
  expect(await admin.raw(exportApplications, { body: { fundId: 'fund_none' } })).toBeProblem('not_found');
  expect(await admin.raw(exportApplications, { body: { status: ['DRAFT'] } })).toRefuseFields('status.0');
  expect((await admin.raw(exportApplications, { body: { fundId } })).status).toBe(200);
});

test('the PDF of the owner is named after the applicant and is a PDF', async () => {
  const reply = await (await portal.as(owner)).call(exportApplicationPdf, { params: { id: ids[0] ?? '' } });
  const day = new Date().toISOString().slice(0, 10);
  expect(reply.headers['content-disposition']).toContain(
    `filename="Esi_Owusu_Mensah_application_${day}.pdf"`,
  );
  expect(reply.headers['content-type']).toBe('application/pdf');
  expect(reply.raw.subarray(0, 5).toString()).toBe('%PDF-');
  expect(reply.raw.subarray(-6).toString()).toBe('%%EOF\n');
});

test('the PDF is for who may read the application, and the log has it', async () => {
  const params = { id: ids[0] ?? '' };
  expect(await (await portal.as('beneficiary2')).call(exportApplicationPdf, { params })).toBeProblem(
    'not_found',
  );
  expect(await (await portal.as('reviewer')).call(exportApplicationPdf, { params })).toBeProblem(
    'conflict_not_declared',
  );
  expect((await (await portal.as('manager')).call(exportApplicationPdf, { params })).status).toBe(200);
  const log =
    await portal.db`select actor_id from audit_log where entity_id = ${params.id} and action = 'EXPORT' order by seq`;
  expect(log.map((entry) => entry.actorId)).toContain(portal.person('manager').id);
});
