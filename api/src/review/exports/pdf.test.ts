import { exportApplicationPdf } from '@portal/contracts/applications/applications';
import { listLog } from '@portal/contracts/kernel/log';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();
let owner: { id: string };
let own: TestClient;

beforeAll(async () => {
  owner = await portal.make.user({ firstName: 'Esi', lastName: 'Owusu\r\n"; Mensah' });
  own = await portal.as(owner);
});

const textOf = async (client: TestClient, id: string): Promise<string> => {
  const reply = await client.call(exportApplicationPdf, { params: { id } });
  expect(reply.status).toBe(200);
  const pdf = await getDocument({ data: new Uint8Array(reply.raw), verbosity: 0 }).promise;
  const texts: string[] = [];
  for (let n = 1; n <= pdf.numPages; n += 1) {
    const { items } = await (await pdf.getPage(n)).getTextContent();
    texts.push(...items.map((item) => ('str' in item ? item.str : '')));
  }
  return texts.join(' ');
};

test('is named after the applicant, whatever the name holds', async () => {
  const { id } = await portal.make.submitted({ owner });
  const reply = await own.call(exportApplicationPdf, { params: { id } });
  const disposition = String(reply.headers['content-disposition']);
  expect(disposition).toMatch(
    /^attachment; filename="Esi_Owusu[^"\r\n]*_application_\d{4}-\d\d-\d\d\.pdf"; filename\*=/,
  );
  expect(reply.headers['content-type']).toBe('application/pdf');
  expect(reply.raw.subarray(0, 5).toString()).toBe('%PDF-');
});

test.each([
  ['long names', 'Oluwaseun'.repeat(8)],
  ['long names in letters of two units', '\u{1e900}'.repeat(80)],
])('keeps the end of its name after %s', async (_, lastName) => {
  const someone = await portal.make.user({ firstName: `${lastName.slice(0, 72)}x`, lastName });
  const { id } = await portal.make.submitted({ owner: someone });
  const reply = await (await portal.as(someone)).call(exportApplicationPdf, { params: { id } });
  expect(reply.status).toBe(200);
  expect(reply.headers['content-disposition']).toMatch(/_application_\d{4}-\d\d-\d\d\.pdf$/);
});

test('is for who may read the application, and the log has who had it', async () => {
  const { id } = await portal.make.submitted({ owner: await portal.make.user() });
  const params = { id };
  expect(await own.call(exportApplicationPdf, { params })).toBeProblem('not_found');
  expect(await (await portal.as('reviewer')).call(exportApplicationPdf, { params })).toBeProblem(
    'conflict_not_declared',
  );
  const manager = await portal.as('manager');
  expect((await manager.call(exportApplicationPdf, { params })).status).toBe(200);
  const { body } = await (await portal.as('admin')).call(listLog, {
    query: { entityId: id, action: ['EXPORT'] },
  });
  expect(body.data).toHaveLength(1);
  expect(body.data[0]).toMatchObject({ actorId: portal.person('manager').id, process: 'EXPORT' });
});

test('tells the applicant nothing that staff said among themselves, and tells staff', async () => {
  const { id } = await portal.make.recommended({ owner: { id: owner.id } });
  const mine = await textOf(own, id);
  expect(mine).toContain('Under review');
  expect(mine).not.toMatch(/Recommended|Scores|Amina|Shown line by line/);
  const theirs = await textOf(await portal.as('manager'), id);
  expect(theirs).toContain('Recommended');
  expect(theirs).toMatch(/Quantified need\s+4\s+Shown line by line in annex two\./);
  expect(theirs).toContain('For staff of the Fund only');
});

test('shows what was sent, which its receipt is for, and not what is being typed', async () => {
  const someone = await portal.make.user();
  const { id } = await portal.make.returned({ owner: someone });
  await portal.db`update applications set answers = jsonb_set(answers, '{project,summary}', '"Not sent yet"') where id = ${id}`;
  const text = await textOf(await portal.as(someone), id);
  const [sent] = await portal.db<{ sha256: string; number: string }[]>`
    select v.sha256, a.application_number || '-' || v.version as number
    from application_versions v join applications a on a.id = v.application_id where a.id = ${id}`;
  expect(text).not.toContain('Not sent yet');
  expect(text).toContain(sent?.number);
  expect(text.replaceAll(' ', '')).toContain(sent?.sha256);
});

test('puts fields that belong together under their heading, amounts with commas', async () => {
  const someone = await portal.make.user();
  const { id } = await portal.make.submitted({ owner: someone });
  const text = await textOf(await portal.as(someone), id);
  expect(text).toMatch(/Website\s+\S+\s+Contact person\s+Full name\s+Efua Mensah/);
  expect(text).toContain('USD 2,404,600');
});

test('is in the language of the application, not of who asks', async () => {
  const { id } = await portal.make.submitted({ owner: await portal.make.user() });
  await portal.db`update applications set language = 'fr' where id = ${id}`;
  const reply = await (await portal.as('manager')).raw(exportApplicationPdf, {
    params: { id },
    headers: { 'accept-language': 'es' },
  });
  const pdf = await getDocument({ data: new Uint8Array(reply.raw), verbosity: 0 }).promise;
  expect(Reflect.get((await pdf.getMetadata()).info, 'Language')).toBe('fr');
});
