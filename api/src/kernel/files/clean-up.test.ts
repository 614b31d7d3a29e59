import { existsSync, readdirSync } from 'node:fs';
import { rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createDraft, saveDraft } from '@portal/contracts/applications/drafts';
import { continueUpload, createUpload } from '@portal/contracts/kernel/files';
import { beforeAll, expect, test } from 'vitest';
import { pdfBytes } from '../../../test/support/make-files.ts';
import { upload } from '../../../test/support/multipart.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { transaction } from '../database/db.ts';
import { cleanUpFiles, reportMissing } from './clean-up.ts';

const portal = testPortal();
let owner: { id: string };
beforeAll(async () => {
  owner = await portal.make.user();
});

const store = () => join(portal.deps.config.dataDirectory, 'files');
const isOnDisk = (sha256: string) => existsSync(join(store(), sha256.slice(0, 2), sha256));
const isKnown = async (fileKey: string) =>
  (await portal.db`select 1 from files where file_key = ${fileKey}`).length === 1;
const sha256Of = async (fileKey: string): Promise<string> =>
  (await portal.db<{ sha256: string }[]>`select sha256 from files where file_key = ${fileKey}`)[0]?.sha256 ??
  '';

/** As if all of it had happened two days ago. */
const letTwoDaysPass = async () => {
  await portal.db`alter table files disable trigger files_are_immutable`;
  await portal.db`update files set created_at = created_at - interval '2 days'`;
  await portal.db`alter table files enable trigger files_are_immutable`;
  await portal.db`update file_contents set touched_at = touched_at - interval '2 days'`;
  await portal.db`update uploads set expires_at = expires_at - interval '2 days'`;
};
const clean = () => cleanUpFiles(portal.deps);

test('a file that belongs to nothing goes after a day, with its bytes', async () => {
  const fileKey = await portal.make.file(owner, { text: 'never attached' });
  const sha256 = await sha256Of(fileKey);
  await clean();
  expect(await isKnown(fileKey)).toBe(true);
  await letTwoDaysPass();
  await clean();
  expect(await isKnown(fileKey)).toBe(false);
  expect(isOnDisk(sha256)).toBe(false);
});

test('however many files there are, every one is looked at', async () => {
  await portal.db`insert into files (file_key, owner_id, file_name, kind, mime, size, sha256, scan_status, was_scanned)
    select 'file_many_' || n, ${owner.id}, 'a.pdf', 'document', 'application/pdf', 1, md5(n::text) || md5(n::text), 'CLEAN', false
    from generate_series(1, 2050) n`;
  await letTwoDaysPass();
  await clean();
  expect(await portal.db`select 1 from files where file_key like 'file_many_%'`).toHaveLength(0);
});

test('what belongs to something stays: a document, a message, an authority, a ledger row, a public file', async () => {
  const draft = await portal.make.draft({ owner });
  const document = draft.documents[0]?.fileKey ?? '';
  const made = (text: string) => portal.make.file(owner, { text });
  const [message, authority, attachment, open] = await Promise.all(['a', 'b', 'c', 'd'].map(made));
  const fundId = await portal.make.fund({ fundType: 'BASE_FUND' });
  await portal.db`insert into application_messages (id, application_id, from_side, author_id, text, file_key)
    select 'msg_x', ${draft.id}, m.from_side, ${owner.id}, 'See', ${message ?? ''}
    from (values ('APPLICANT')) m(from_side)`;
  await portal.db`update applications set authority_file_key = ${authority ?? ''} where id = ${draft.id}`;
  await portal.db`alter table fund_history disable trigger user`;
  await portal.db`update fund_history set attachment_file_key = ${attachment ?? ''} where fund_id = ${fundId}`;
  await portal.db`alter table fund_history enable trigger user`;
  await portal.db`insert into public_files (name, file_key) values ('open.pdf', ${open ?? ''})`;
  await letTwoDaysPass();
  await clean();
  for (const key of [document, message, authority, attachment, open]) {
    expect(await isKnown(key ?? '')).toBe(true);
    expect(isOnDisk(await sha256Of(key ?? ''))).toBe(true);
  }
});

test('a letter of authority that is being replaced stays, and so does the one before', async () => {
  const manager = await portal.as('manager');
  const { id: managerId } = portal.person('manager');
  const fundId = await portal.make.fund({ fundType: 'CREDIT_FUND' });
  let draft = (await manager.call(createDraft, { body: { fundId } })).body.data;
  const keys: string[] = [];
  for (const text of ['first mandate', 'second mandate']) {
    const authorityFileKey = await portal.make.file({ id: managerId }, { text });
    keys.push(authorityFileKey);
    const { id, rowVersion } = draft;
    const body = { id, rowVersion, answers: { applicant: { authorityFileKey } } };
    draft = (await manager.call(saveDraft, { body })).body.data;
  }
  await letTwoDaysPass();
  await clean();
  for (const key of keys) expect(await isKnown(key)).toBe(true);
});

test('bytes stay as long as one file has them', async () => {
  const loose = await portal.make.file(owner, { text: 'shared' });
  const sha256 = await sha256Of(loose);
  const attached = await portal.make.file(owner, { text: 'shared' });
  await portal.db`insert into public_files (name, file_key) values ('shared.pdf', ${attached})`;
  await letTwoDaysPass();
  await clean();
  expect(await isKnown(loose)).toBe(false);
  expect(isOnDisk(sha256)).toBe(true);
});

test('a file that is attached while it is being removed is never lost', async () => {
  for (let round = 0; round < 20; round += 1) {
    const fileKey = await portal.make.file(owner, { text: `race ${round}` });
    const sha256 = await sha256Of(fileKey);
    await letTwoDaysPass();
    const attach = transaction(portal.db, async (tx) => {
      await tx`insert into public_files (name, file_key) values (${`race-${round}.pdf`}, ${fileKey})`;
      await tx`select pg_sleep(0.005)`;
    });
    const [attached] = await Promise.allSettled([attach, clean(), clean()]);
    expect(await isKnown(fileKey)).toBe(attached.status === 'fulfilled');
    expect(isOnDisk(sha256)).toBe(attached.status === 'fulfilled');
  }
});

test('bytes that are kept anew while they are being removed are there', async () => {
  const client = await portal.as(owner);
  for (let round = 0; round < 10; round += 1) {
    const content = pdfBytes(`again ${round}`);
    const first = (await upload(client, 'a.pdf', content)).body.data;
    await letTwoDaysPass();
    const [again] = await Promise.all([upload(client, 'b.pdf', content), clean()]);
    expect(again.status).toBe(200);
    expect(isOnDisk(first.sha256)).toBe(true);
    await portal.db`delete from files where owner_id = ${owner.id} and sha256 = ${first.sha256}`;
  }
});

test('an upload that was not finished goes with its pieces, and so does what a killed process left', async () => {
  const client = await portal.as(owner);
  const version = { 'tus-resumable': '1.0.0' };
  const named = { 'upload-length': '5000', 'upload-metadata': `filename ${btoa('a.pdf')}` };
  const begun = await client.raw(createUpload, { headers: { ...version, ...named } });
  await client.raw(continueUpload, {
    params: { uploadId: begun.body.data.uploadId },
    body: Buffer.alloc(4096),
    headers: { ...version, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
  });
  expect(readdirSync(join(store(), 'parts'))).toHaveLength(1);
  const left = await portal.deps.files.receive(Readable.from([Buffer.from('left behind')]));
  const longAgo = new Date(Date.now() - 2 * 86_400_000);
  await utimes(left.path, longAgo, longAgo);
  await letTwoDaysPass();
  await clean();
  expect(readdirSync(join(store(), 'parts'))).toEqual([]);
  expect(readdirSync(join(store(), 'incoming'))).toEqual([]);
  expect(await portal.db`select 1 from uploads`).toHaveLength(0);
});

test('files whose bytes are missing are reported once, and no more when they are back', async () => {
  const fileKey = await portal.make.file(owner, { text: 'will be lost' });
  const sha256 = await sha256Of(fileKey);
  const reported = async () =>
    (await portal.db`select 1 from file_contents where sha256 = ${sha256} and missing_since is not null`)
      .length;
  const alerts = () => Number(/file_missing"} (\d+)/.exec(portal.deps.metrics.text({}))?.[1] ?? 0);
  await reportMissing(portal.deps);
  expect(await reported()).toBe(0);
  const before = alerts();
  await rm(join(store(), sha256.slice(0, 2), sha256));
  await reportMissing(portal.deps);
  await reportMissing(portal.deps);
  expect(await reported()).toBe(1);
  expect(alerts()).toBe(before + 1);
  await portal.make.file(owner, { text: 'will be lost' });
  await reportMissing(portal.deps);
  expect(await reported()).toBe(0);
});
