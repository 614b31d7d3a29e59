import { randomBytes } from 'node:crypto';
import { noteSection } from '@portal/contracts/applications/members';
import { continueUpload, createUpload } from '@portal/contracts/kernel/files';
import { startConversation } from '@portal/contracts/support/chat';
import { expect, test } from 'vitest';
import { uploadHeaders } from '../contract/world.ts';
import { testPortal } from '../support/portal.ts';

const portal = testPortal();

const countOfWaiting = async (): Promise<number> =>
  (
    await portal.db`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  ).length;

/** Makes the call while a deletion is under way, which ends once the call waits for it. */
const whileDeleting = async <R>(table: 'applications' | 'uploads', id: string, call: () => Promise<R>) => {
  const calls: Promise<R>[] = [];
  await portal.db.begin(async (tx) => {
    await tx`delete from ${tx(table)} where id = ${id}`;
    calls.push(call());
    await expect.poll(countOfWaiting).toBe(1);
  });
  return Promise.all(calls);
};

test('a piece of an upload that is cancelled meanwhile is not found', async () => {
  const client = await portal.as(await portal.make.user());
  const { uploadId } = (await client.call(createUpload, { headers: uploadHeaders })).body.data;
  const piece = {
    params: { uploadId },
    headers: {
      ...uploadHeaders,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: Buffer.from('%PDF-'),
  };
  const [reply] = await whileDeleting('uploads', uploadId, () => client.raw(continueUpload, piece));
  expect(reply).toBeProblem('not_found');
});

test('a place in a draft that is deleted meanwhile is not found', async () => {
  const owner = await portal.make.user();
  const [client, { id }] = [await portal.as(owner), await portal.make.draft({ owner })];
  const here = { params: { id }, body: { section: 'project' } } as const;
  const [reply] = await whileDeleting('applications', id, () => client.call(noteSection, here));
  expect(reply).toBeProblem('not_found');
});

test('a chat about a draft that is deleted meanwhile begins without it', async () => {
  const owner = await portal.make.user();
  const [client, { id }] = [await portal.as(owner), await portal.make.draft({ owner })];
  const secret = randomBytes(32).toString('base64url');
  const body = { message: 'May I go on?', clientId: 'c-12345678', secret, applicationId: id };
  const [reply] = await whileDeleting('applications', id, () => client.call(startConversation, { body }));
  expect(reply?.body.data.applicationId).toBeNull();
});
