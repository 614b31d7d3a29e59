import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { completeCredit } from '@portal/application-form/complete-example';
import {
  apply as applyCall,
  applyOnBehalf,
  createDraft,
  getDraft,
  saveDraft,
} from '@portal/contracts/applications/drafts';
import { downloadFile } from '@portal/contracts/kernel/files';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pdfBytes } from '../../../test/support/make-files.ts';
import { upload } from '../../../test/support/multipart.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { eicar, ScannerServer } from '../../../test/support/scanner.ts';
import { clamdAt, ScannerAway } from './inspect/clamd.ts';
import { scanWaiting } from './scan.job.ts';

const portal = testPortal();
const scanner = new ScannerServer();

beforeAll(async () => {
  await scanner.start();
  portal.deps.scan = clamdAt(scanner.address);
});
afterAll(() => scanner.stop());
beforeEach(() => {
  scanner.mood = 'well';
  portal.deps.config.filesUnscanned = 'keep';
  portal.deps.config.filesRequireScan = false;
});

const infected = Buffer.concat([Buffer.from('%PDF-1.4\n'), eicar, Buffer.from('\n%%EOF\n')]);
const files = () => join(portal.deps.config.dataDirectory, 'files');
const isOnDisk = (sha256: string) => existsSync(join(files(), sha256.slice(0, 2), sha256));
const factsOf = async (fileKey: string) => {
  const [facts] = await portal.db<Record<string, unknown>[]>`
    select scan_status, was_scanned, scan_threat, scan_attempts from files where file_key = ${fileKey}`;
  return facts;
};

describe('the scanner', () => {
  const scan = (content: Buffer, client = clamdAt(scanner.address)) =>
    client(Readable.from([content.subarray(0, 7), content.subarray(7)]));

  test('gets every byte and says what is in them', async () => {
    expect(await scan(pdfBytes('clean'))).toEqual({ status: 'CLEAN' });
    expect(scanner.scanned.at(-1)).toEqual(pdfBytes('clean'));
    expect(await scan(infected)).toEqual({ status: 'INFECTED', threat: 'Eicar-Test-Signature' });
  });

  test('takes five megabytes no faster than it reads them', async () => {
    const large = Buffer.alloc(5_242_880, 'x');
    expect(await clamdAt(scanner.address)(Readable.from([large]))).toEqual({ status: 'CLEAN' });
    expect(scanner.scanned.at(-1)?.equals(large)).toBe(true);
  });

  test('that could not look says so', async () => {
    scanner.mood = 'too large';
    expect(await scan(pdfBytes())).toEqual({
      status: 'FAILED',
      reason: 'INSTREAM size limit exceeded. ERROR',
    });
  });

  test.each(['silent', 'nonsense', 'hangs up', 'endless'] as const)(
    'that is %s gives no verdict',
    async (mood) => {
      scanner.mood = mood;
      // Only a silent scanner is given up by time: the others are recognised by what they answer.
      const client = clamdAt(scanner.address, mood === 'silent' ? 300 : undefined);
      await expect(scan(Buffer.alloc(1_000_000, 'x'), client)).rejects.toThrow(ScannerAway);
    },
  );

  test('that is not there gives none either, by port and by socket', async () => {
    await expect(scan(pdfBytes(), clamdAt({ host: '127.0.0.1', port: 1 }))).rejects.toThrow(ScannerAway);
    await expect(scan(pdfBytes(), clamdAt({ path: '/nowhere/clamd.ctl' }))).rejects.toThrow(ScannerAway);
  });
});

describe('an upload', () => {
  test('that is clean is kept and marked as scanned', async () => {
    const { data } = (await upload(await portal.as('beneficiary'), 'a.pdf', pdfBytes('scanned'))).body;
    expect(data).toMatchObject({ scanStatus: 'CLEAN', wasScanned: true });
  });

  test('that is infected is not kept, and its sender hears which file and why', async () => {
    const [before] = await portal.db<{ n: number }[]>`select count(*)::int as n from files`;
    const reply = await upload(await portal.as('beneficiary'), 'budget 2026.pdf', infected);
    expect(reply).toBeProblem('file_infected');
    const [field] = reply.problem?.fields ?? [];
    expect(field).toMatchObject({ field: 'file', code: 'infected' });
    expect(field?.message).toContain('budget 2026.pdf');
    expect(field?.message).toContain('Eicar-Test-Signature');
    const [after] = await portal.db<{ n: number }[]>`select count(*)::int as n from files`;
    expect(after).toEqual(before);
    expect(readdirSync(join(files(), 'incoming'))).toEqual([]);
  });

  test('while the scanner is away waits, opened by nobody but its owner, and is scanned later', async () => {
    const owner = await portal.make.user();
    const client = await portal.as(owner);
    scanner.mood = 'hangs up';
    const { data } = (await upload(client, 'waits.pdf', pdfBytes('waits'))).body;
    expect(data).toMatchObject({ scanStatus: 'PENDING', wasScanned: false });
    expect((await client.call(downloadFile, { params: { fileKey: data.fileKey } })).status).toBe(200);
    await scanWaiting(portal.deps);
    expect(await factsOf(data.fileKey)).toMatchObject({ scanStatus: 'PENDING', scanAttempts: 1 });
    scanner.mood = 'well';
    await scanWaiting(portal.deps);
    expect(await factsOf(data.fileKey)).toMatchObject({ scanStatus: 'CLEAN', wasScanned: true });
  });

  test('while the scanner is away is refused where that is set', async () => {
    portal.deps.config.filesUnscanned = 'refuse';
    scanner.mood = 'nonsense';
    const reply = await upload(await portal.as('beneficiary'), 'a.pdf', pdfBytes('refused'));
    expect(reply).toBeProblem('file_store_unavailable');
    expect(readdirSync(join(files(), 'incoming'))).toEqual([]);
  });

  test('that the scanner cannot judge is kept as failed', async () => {
    scanner.mood = 'too large';
    const { data } = (await upload(await portal.as('beneficiary'), 'a.pdf', pdfBytes('odd'))).body;
    expect(data).toMatchObject({ scanStatus: 'FAILED', wasScanned: true });
  });
});

test('a virus that is found later is removed with its bytes, and its owner gets a mail', async () => {
  const owner = await portal.make.user({ language: 'pt' });
  scanner.mood = 'hangs up';
  const client = await portal.as(owner);
  const { data } = (await upload(client, 'late.pdf', infected)).body;
  const twin = (await upload(client, 'twin.pdf', infected)).body.data;
  expect(isOnDisk(data.sha256)).toBe(true);
  scanner.mood = 'well';
  await scanWaiting(portal.deps);
  for (const { fileKey } of [data, twin])
    expect(await factsOf(fileKey)).toMatchObject({
      scanStatus: 'INFECTED',
      wasScanned: true,
      scanThreat: 'Eicar-Test-Signature',
    });
  expect(isOnDisk(data.sha256)).toBe(false);
  const [mail] = (await portal.mails()).filter(({ subject }) => subject.includes('late.pdf'));
  expect(mail?.subject).toBe('Um ficheiro foi removido: late.pdf');
  expect(mail?.text).toContain('Eicar-Test-Signature');
  const audit =
    await portal.db`select 1 from audit_log where entity_id = ${data.fileKey} and action = 'UPDATE'`;
  expect(audit).toHaveLength(1);
  expect(await client.call(downloadFile, { params: { fileKey: data.fileKey } })).toBeProblem(
    'file_not_clean',
  );
});

test('what was kept before there was a scanner is scanned once there is one', async () => {
  const fileKey = await portal.make.file(await portal.make.user(), { text: 'from before' });
  expect(await factsOf(fileKey)).toMatchObject({ scanStatus: 'CLEAN', wasScanned: false });
  await scanWaiting(portal.deps);
  expect(await factsOf(fileKey)).toMatchObject({ scanStatus: 'CLEAN', wasScanned: true });
});

describe('an application', () => {
  test('with files that no scanner saw is not sent where a scan is required', async () => {
    portal.deps.config.filesRequireScan = true;
    const owner = await portal.make.user();
    const draft = await portal.make.draft({ owner });
    const client = await portal.as(owner);
    const body = { draftId: draft.id, rowVersion: draft.rowVersion };
    expect(draft.documents.every((document) => document.wasScanned === false)).toBe(true);
    const read = async () => (await client.call(getDraft, { query: { id: draft.id } })).body.data;
    expect((await read()).requiresScan).toBe(true);
    expect(await client.call(applyCall, { body })).toBeProblem('file_not_scanned');
    await scanWaiting(portal.deps);
    expect((await read()).documents.every((document) => document.wasScanned === true)).toBe(true);
    expect((await client.call(applyCall, { body })).status).toBe(200);
    portal.deps.config.filesRequireScan = false;
    const other = await portal.make.draft({ owner: await portal.make.user() });
    expect(other.requiresScan).not.toBe(true);
  });

  test('entered for somebody tells of its authority document, and waits until that is clean', async () => {
    const manager = await portal.as('manager');
    const { id: managerId } = portal.person('manager');
    const fundId = await portal.make.fund({ fundType: 'CREDIT_FUND' });
    const draft = (await manager.call(createDraft, { body: { fundId } })).body.data;
    expect(draft.authorityFile).toBeNull();
    scanner.mood = 'hangs up';
    const { data: file } = (await upload(manager, 'mandate.pdf', pdfBytes('mandate'))).body;
    const answers = {
      ...completeCredit,
      documents: await portal.make.documents({ id: managerId }, 'CREDIT_FUND'),
      applicant: {
        firstName: 'Awa',
        lastName: 'Diop',
        email: 'awa.diop@example.org',
        phone: '+221771234567',
        channel: 'PAPER' as const,
        authorityFileKey: file.fileKey,
      },
    };
    const given = { id: draft.id, rowVersion: draft.rowVersion, answers };
    const saved = (await manager.call(saveDraft, { body: given })).body.data;
    const read = (await manager.call(getDraft, { query: { id: draft.id } })).body.data;
    expect(read.authorityFile).toMatchObject({
      fileKey: file.fileKey,
      fileName: 'mandate.pdf',
      size: file.size,
      scanStatus: 'PENDING',
      wasScanned: false,
    });
    const body = { draftId: draft.id, rowVersion: saved.rowVersion };
    const refused = await manager.call(applyOnBehalf, { body });
    expect(refused).toBeProblem('file_not_clean');
    expect(refused.problem?.fields?.map(({ field }) => field)).toEqual(['applicant.authorityFileKey']);
    scanner.mood = 'well';
    await scanWaiting(portal.deps);
    expect((await manager.call(applyOnBehalf, { body })).status).toBe(200);
  });
});
