import { expect, test } from 'vitest';
import { uploadedFile as file, uploadServer } from '../../test/upload-server.ts';
import { uploadInPieces } from './resumable-upload.ts';
import { uploadPaused } from './upload-paused.ts';

const server = uploadServer();

const bytes = Buffer.alloc(1_500_000, 'abcdefghij');
const plan = new File([bytes], 'Élan.pdf');

test('a file goes in pieces that grow on a quick line, under its own name', async () => {
  const shares: number[] = [];
  expect(await uploadInPieces(plan, { onProgress: (share) => shares.push(share) })).toEqual(file);
  expect(server.stored.equals(bytes)).toBe(true);
  expect(server.metadata).toEqual({ filename: 'Élan.pdf' });
  expect(server.pieces).toEqual([0, 262_144, 786_432]);
  expect(shares.at(-1)).toBe(1);
});

test('a connection that is cut makes it wait and go on from where the server is', async () => {
  server.cuts = [100_000, 65_536];
  const waits: boolean[] = [];
  expect(await uploadInPieces(plan, { onWaiting: (isWaiting) => waits.push(isWaiting) })).toEqual(file);
  expect(server.stored.equals(bytes)).toBe(true);
  expect(waits[0]).toBe(true);
  expect(waits.at(-1)).toBe(false);
});

test('what the server refuses at the end is told, not tried again', async () => {
  const message = '“Élan.pdf” has a virus';
  const fields = [{ field: 'file', code: 'infected', message }];
  server.refusal = {
    status: 422,
    body: { error: 'file_infected', error_description: 'x', message: 'x', fields, requestId: 'r' },
  };
  await expect(uploadInPieces(plan)).rejects.toMatchObject({ code: 'file_infected', fields });
});

test('a store that is full is told at once, without a word of waiting for a connection', async () => {
  const message = 'There is no room for more files.';
  server.refusal = { status: 507, body: { error: 'file_store_full', message, requestId: 'r' } };
  const waits: boolean[] = [];
  const sending = uploadInPieces(plan, { onWaiting: (isWaiting) => waits.push(isWaiting) });
  await expect(sending).rejects.toMatchObject({ code: 'file_store_full', message });
  expect(waits).not.toContain(true);
});

test('an upload that its sender gives up is taken back', async () => {
  const controller = new AbortController();
  const reason = new Error('changed my mind');
  const sending = uploadInPieces(plan, {
    signal: controller.signal,
    onProgress: () => controller.abort(reason),
  });
  await expect(sending).rejects.toBe(reason);
  await expect.poll(() => server.cancelled).toBe(true);
});

test('an upload that is paused stays, and goes on from where it was', async () => {
  const controller = new AbortController();
  const ids: string[] = [];
  const sending = uploadInPieces(plan, {
    purpose: 'fund_base/business_plan',
    signal: controller.signal,
    onBegun: (id) => ids.push(id),
    onProgress: () => controller.abort(uploadPaused),
  });
  await expect(sending).rejects.toBe(uploadPaused);
  expect(server.metadata).toEqual({ filename: 'Élan.pdf', purpose: 'fund_base/business_plan' });
  expect(ids).toEqual(['upl_1']);
  expect(await uploadInPieces(plan, { goOn: 'upl_1' })).toEqual(file);
  expect(server.stored.equals(bytes)).toBe(true);
  expect(server.pieces).toEqual([0, 262_144, 524_288, 1_048_576]);
  expect(server.cancelled).toBe(false);
});
