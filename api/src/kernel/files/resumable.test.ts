import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  cancelUpload,
  continueUpload,
  createUpload,
  describeUploads,
  downloadFile,
  getUpload,
  listUploads,
} from '@portal/contracts/kernel/files';
import { DOCUMENT_MAX_BYTES, IMAGE_MAX_BYTES } from '@portal/contracts/rules/files';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { pdfBytes } from '../../../test/support/make-files.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { buildApp } from '../../app.ts';
import { allRoutes } from '../../wiring.ts';
import { openFileStore } from './store/open-store.ts';

const portal = testPortal();
let port = 0;
beforeAll(async () => {
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const address = portal.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});

/** For a busy machine: what holds is seen long before. */
const polling = { timeout: 20_000 };

const pdfOf = (size: number): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 16, 'a'), Buffer.from('\n%%EOF\n')]);
const version = { 'tus-resumable': '1.0.0' };
const named = (name: string) => `filename ${Buffer.from(name).toString('base64')}`;

const begin = (client: TestClient, size: number, name = 'plan.pdf', headers = {}) =>
  client.raw(createUpload, {
    headers: { ...version, 'upload-length': String(size), 'upload-metadata': named(name), ...headers },
  });
const begun = async (client: TestClient, size: number, name?: string) =>
  (await begin(client, size, name)).body.data.uploadId;
const patch = (client: TestClient, uploadId: string, offset: number, body: Buffer, headers = {}) =>
  client.raw(continueUpload, {
    params: { uploadId },
    body,
    headers: {
      ...version,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      ...headers,
    },
  });
const facts = (client: TestClient, uploadId: string) =>
  client.raw(getUpload, { params: { uploadId }, headers: version });

const someone = async () => portal.as(await portal.make.user());
const inStore = (name: string): string[] => {
  const directory = join(portal.deps.config.dataDirectory, 'files', name);
  return existsSync(directory) ? readdirSync(directory) : [];
};
const partRows = async (): Promise<number> => (await portal.db`select 1 from upload_parts`).length;

describe('an upload in pieces', () => {
  test('becomes one file with the bytes in their order', async () => {
    const client = await someone();
    const content = pdfOf(300_001);
    const created = await begin(client, content.length, 'Büdget.pdf');
    expect(created.status).toBe(201);
    const { uploadId } = created.body.data;
    expect(created.headers).toMatchObject({
      location: `/api/file/tus/${uploadId}`,
      'tus-resumable': '1.0.0',
    });
    const first = await patch(client, uploadId, 0, content.subarray(0, 100_000));
    expect(first.status).toBe(204);
    expect(first.headers['upload-offset']).toBe('100000');
    const head = await portal.app.inject({
      method: 'HEAD',
      url: `/api/file/tus/${uploadId}`,
      headers: { ...client.headers, ...version },
    });
    expect(head.headers).toMatchObject({
      'upload-offset': '100000',
      'upload-length': '300001',
      'cache-control': 'no-store',
    });
    await patch(client, uploadId, 100_000, content.subarray(100_000, 200_000));
    const last = await patch(client, uploadId, 200_000, content.subarray(200_000));
    const fileKey = String(last.headers['upload-file-key']);
    const { file } = (await facts(client, uploadId)).body.data;
    expect(file).toMatchObject({ fileKey, fileName: 'Büdget.pdf', size: 300_001, scanStatus: 'CLEAN' });
    expect(file?.sha256).toBe(createHash('sha256').update(content).digest('hex'));
    expect((await client.call(downloadFile, { params: { fileKey } })).raw.equals(content)).toBe(true);
    expect(inStore('parts')).toEqual([]);
    expect(inStore('incoming')).toEqual([]);
    expect(await partRows()).toBe(0);
  });

  test('goes on with what came before the connection was cut', async () => {
    const client = await someone();
    const content = pdfOf(1_000_000);
    const uploadId = await begun(client, content.length);
    const sending = request({
      port,
      method: 'PATCH',
      path: `/api/file/tus/${uploadId}`,
      headers: {
        ...client.headers,
        ...version,
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
        'content-length': content.length,
      },
    });
    sending.on('error', () => {});
    sending.write(content.subarray(0, 600_000));
    await expect.poll(() => inStore('incoming'), polling).toHaveLength(1);
    sending.destroy();
    const offsetNow = async () => (await facts(client, uploadId)).body.data.offset;
    await expect.poll(offsetNow, polling).toBeGreaterThan(0);
    const offset = await offsetNow();
    expect(offset).toBeLessThanOrEqual(600_000);
    const last = await patch(client, uploadId, offset, content.subarray(offset));
    const fileKey = String(last.headers['upload-file-key']);
    expect((await client.call(downloadFile, { params: { fileKey } })).raw.equals(content)).toBe(true);
  });

  test('keeps no piece that is smaller than a block of the disk, unless it is the last', async () => {
    const client = await someone();
    const content = pdfOf(5000);
    const uploadId = await begun(client, content.length);
    const offsetAfter = async (from: number, to: number) =>
      Number((await patch(client, uploadId, from, content.subarray(from, to))).headers['upload-offset']);
    expect(await offsetAfter(0, 4095)).toBe(0);
    expect([inStore('parts'), await partRows()]).toEqual([[], 0]);
    expect(await offsetAfter(0, 4096)).toBe(4096);
    expect(await offsetAfter(4096, 5000)).toBe(5000);
    expect((await facts(client, uploadId)).body.data.file).toMatchObject({ size: 5000 });
  });

  test('goes on at another instance on the same database and directory', async () => {
    const beside = { ...portal.deps, files: openFileStore(portal.deps.config) };
    const other = await buildApp(beside, allRoutes);
    const client = await someone();
    const content = pdfOf(50_000);
    const uploadId = await begun(client, content.length);
    await patch(client, uploadId, 0, content.subarray(0, 30_000));
    const last = await other.inject({
      method: 'PATCH',
      url: `/api/file/tus/${uploadId}`,
      headers: {
        ...client.headers,
        ...version,
        'upload-offset': '30000',
        'content-type': 'application/offset+octet-stream',
      },
      payload: content.subarray(30_000),
    });
    const fileKey = String(last.headers['upload-file-key']);
    expect((await client.call(downloadFile, { params: { fileKey } })).raw.equals(content)).toBe(true);
    await other.close();
  });

  test('for which the disk has no room is refused in words, and leaves nothing', async () => {
    const client = await someone();
    const uploadId = await begun(client, 4_000_000);
    const { files } = portal.deps;
    const putPart = async (_id: string, content: Readable) => {
      await pipeline(content, createWriteStream('/dev/full'));
      return 0;
    };
    portal.deps.files = Object.create(files, { putPart: { value: putPart } });
    const reply = await fetch(`http://127.0.0.1:${port}/api/file/tus/${uploadId}`, {
      method: 'PATCH',
      headers: {
        ...client.headers,
        ...version,
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      body: pdfOf(1_000_000),
    });
    portal.deps.files = files;
    expect(reply.status).toBe(507);
    expect(await reply.json()).toMatchObject({ error: 'file_store_full' });
    // What was not read holds the connection, for which the end of the portal would wait.
    portal.app.server.closeAllConnections();
    expect(await partRows()).toBe(0);
  });

  test('is taken from a client of others, in chunks and after a pause', async () => {
    const client = await someone();
    const content = pdfOf(700_000);
    const uploadedBy = (options: { stopAfter?: number; url?: string }) =>
      new Promise<{ url: string; sent: number }>((resolve, reject) => {
        const upload = new Upload(content, {
          endpoint: `http://127.0.0.1:${port}/api/file/tus`,
          ...(options.url ? { uploadUrl: options.url } : {}),
          headers: client.headers,
          metadata: { filename: 'from-tus.pdf' },
          chunkSize: 200_000,
          retryDelays: null,
          onError: reject,
          onSuccess: () => resolve({ url: upload.url ?? '', sent: content.length }),
          onChunkComplete: (_size, accepted) => {
            if (accepted < (options.stopAfter ?? Number.POSITIVE_INFINITY)) return;
            void upload.abort();
            resolve({ url: upload.url ?? '', sent: accepted });
          },
        });
        upload.start();
      });
    const { url } = await uploadedBy({ stopAfter: 200_000 });
    await uploadedBy({ url });
    const { file } = (await facts(client, url.split('/').at(-1) ?? '')).body.data;
    expect(file?.sha256).toBe(createHash('sha256').update(content).digest('hex'));
  });

  test('tells what became of it when the last answer was lost, and sends nothing twice', async () => {
    const client = await someone();
    const content = pdfBytes('once');
    const uploadId = await begun(client, content.length);
    const first = await patch(client, uploadId, 0, content);
    const again = await patch(client, uploadId, content.length, Buffer.alloc(0));
    expect(again.headers['upload-file-key']).toBe(first.headers['upload-file-key']);
  });

  test('sent twice at once is added once', async () => {
    const client = await someone();
    const content = pdfOf(20_000);
    const uploadId = await begun(client, content.length);
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => patch(client, uploadId, 0, content.subarray(0, 10_000))),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409, 409, 409]);
    const ends = await Promise.all(
      Array.from({ length: 6 }, () => patch(client, uploadId, 10_000, content.subarray(10_000))),
    );
    expect(ends.filter(({ status }) => status === 204)).toHaveLength(1);
    const { file } = (await facts(client, uploadId)).body.data;
    expect(file?.sha256).toBe(createHash('sha256').update(content).digest('hex'));
    expect(inStore('parts')).toEqual([]);
  });
});

describe('an upload in pieces is held to the same rules', () => {
  test.each([
    ['a program as PDF', 'plan.pdf', Buffer.from('MZ this program cannot be run'), 'file_not_as_named'],
    ['a cut PDF', 'plan.pdf', Buffer.from('%PDF-1.7 no end'), 'file_incomplete'],
    [
      'a drawing with a script',
      'icon.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      'file_type_not_allowed',
    ],
  ] as const)('%s is refused at its end, and gone', async (_, name, content, code) => {
    const client = await someone();
    const uploadId = await begun(client, content.length, name);
    expect(await patch(client, uploadId, 0, content)).toBeProblem(code);
    expect(await facts(client, uploadId)).toBeProblem('not_found');
    expect(inStore('parts')).toEqual([]);
  });

  test('by name and size it is refused before a byte is sent', async () => {
    const client = await someone();
    expect(await begin(client, 10, 'setup.exe')).toBeProblem('file_type_not_allowed');
    expect(await begin(client, DOCUMENT_MAX_BYTES + 1)).toBeProblem('file_too_large');
    expect(await begin(client, IMAGE_MAX_BYTES + 1, 'a.png')).toBeProblem('file_too_large');
    expect((await begin(client, DOCUMENT_MAX_BYTES)).status).toBe(201);
    expect((await begin(client, IMAGE_MAX_BYTES, 'a.png')).status).toBe(201);
  });

  test('more than was announced is not taken', async () => {
    const client = await someone();
    const uploadId = await begun(client, 10);
    expect(await patch(client, uploadId, 0, Buffer.alloc(11))).toBeProblem('file_too_large');
    expect((await facts(client, uploadId)).body.data.offset).toBe(0);
    expect(inStore('incoming')).toEqual([]);
  });

  test('what is announced counts against the quota', async () => {
    const client = await someone();
    const sizes = Array.from({ length: 19 }, () => DOCUMENT_MAX_BYTES);
    for (const size of sizes) expect((await begin(client, size)).status).toBe(201);
    expect((await begin(client, DOCUMENT_MAX_BYTES)).status).toBe(201);
    expect(await begin(client, DOCUMENT_MAX_BYTES)).toBeProblem('file_quota');
  });
});

test('an upload is open to its owner only', async () => {
  const owner = await someone();
  const uploadId = await begun(owner, 100);
  const stranger = await someone();
  expect(await facts(stranger, uploadId)).toBeProblem('not_found');
  expect(await patch(stranger, uploadId, 0, Buffer.alloc(5))).toBeProblem('not_found');
  const cancel = (client: TestClient) => client.raw(cancelUpload, { params: { uploadId }, headers: version });
  expect(await cancel(stranger)).toBeProblem('not_found');
  expect(await facts(portal.visitor, uploadId)).toBeProblem('unauthorized');
  expect((await cancel(owner)).status).toBe(204);
  expect(await cancel(owner)).toBeProblem('not_found');
});

test('what was begun for a purpose is found again by its owner, until it is whole, given up or over', async () => {
  const owner = await someone();
  const purpose = 'fund_base/business_plan';
  const metadata = `${named('plan.pdf')},purpose ${Buffer.from(purpose).toString('base64')}`;
  const ids: string[] = [];
  for (let n = 0; n < 4; n += 1)
    ids.push((await begin(owner, 5000, 'plan.pdf', { 'upload-metadata': metadata })).body.data.uploadId);
  await begun(owner, 100);
  const open = async (client: TestClient, of = purpose) =>
    (await client.call(listUploads, { query: { purpose: of } })).body.data;
  await patch(owner, ids[0] ?? '', 0, Buffer.alloc(4096));
  const all = await open(owner);
  expect(all.map(({ uploadId }) => uploadId)).toEqual(ids);
  expect(all[0]).toMatchObject({ fileName: 'plan.pdf', purpose, offset: 4096, size: 5000, file: null });
  expect(await open(owner, 'fund_base/other')).toEqual([]);
  expect(await open(await someone())).toEqual([]);
  await owner.raw(cancelUpload, { params: { uploadId: ids[1] ?? '' }, headers: version });
  await portal.db`update uploads set expires_at = now() where id = ${ids[2] ?? ''}`;
  await patch(owner, ids[3] ?? '', 0, pdfOf(5000));
  expect((await open(owner)).map(({ uploadId }) => uploadId)).toEqual([ids[0]]);
});

test('an upload that took more than a day is over', async () => {
  const client = await someone();
  const uploadId = await begun(client, 100);
  await portal.db`update uploads set expires_at = now() where id = ${uploadId}`;
  expect(await patch(client, uploadId, 0, Buffer.alloc(5))).toBeProblem('upload_expired');
});

describe('a request that is not of the protocol is refused', () => {
  test.each([
    ['without version', { 'tus-resumable': '' }, 'precondition_failed'],
    ['of another version', { 'tus-resumable': '0.2.2' }, 'precondition_failed'],
    ['without a size', { 'upload-length': '' }, 'invalid_request'],
    ['of a negative size', { 'upload-length': '-1' }, 'invalid_request'],
    ['of size zero', { 'upload-length': '0' }, 'invalid_request'],
    ['of an endless size', { 'upload-length': '9'.repeat(30) }, 'invalid_request'],
    ['without a name', { 'upload-metadata': 'filetype YQ==' }, 'invalid_request'],
    ['with a name that is not base64', { 'upload-metadata': 'filename ***' }, 'invalid_request'],
    [
      'with an endless purpose',
      { 'upload-metadata': `${named('a.pdf')},purpose ${'YWFh'.repeat(100)}` },
      'invalid_request',
    ],
    ['with a zero byte in the name', { 'upload-metadata': named('a\0.pdf') }, 'invalid_request'],
    [
      'with a name of four kilobytes',
      { 'upload-metadata': named(`${'x'.repeat(4096)}.pdf`) },
      'invalid_request',
    ],
  ] as const)('a beginning %s', async (_, headers, code) => {
    expect(await begin(await someone(), 100, 'a.pdf', headers)).toBeProblem(code);
  });

  test.each([
    ['at another offset', { 'upload-offset': '7' }, 'upload_offset_mismatch'],
    ['without an offset', { 'upload-offset': '' }, 'invalid_request'],
    ['of another type', { 'content-type': 'application/octet-stream' }, 'unsupported_media_type'],
    ['of another version', { 'tus-resumable': '2.0.0' }, 'precondition_failed'],
  ] as const)('a piece %s', async (_, headers, code) => {
    const client = await someone();
    const uploadId = await begun(client, 100);
    expect(await patch(client, uploadId, 0, Buffer.alloc(5), headers)).toBeProblem(code);
    expect((await facts(client, uploadId)).body.data.offset).toBe(0);
  });
});

test('what the server speaks can be asked by anyone, and no other site may use it', async () => {
  const reply = await portal.visitor.raw(describeUploads, { headers: { origin: 'https://evil.example' } });
  expect(reply.status).toBe(204);
  expect(reply.headers).toMatchObject({
    'tus-version': '1.0.0',
    'tus-extension': 'creation,expiration,termination',
    'tus-max-size': '5242880',
  });
  expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});

afterAll(() => expect(inStore('incoming')).toEqual([]));
