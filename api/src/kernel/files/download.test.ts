import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { downloadFile, getPublicFile } from '@portal/contracts/kernel/files';
import { expect, test } from 'vitest';
import { pdfBytes } from '../../../test/support/make-files.ts';
import { upload } from '../../../test/support/multipart.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { transaction } from '../database/db.ts';
import { storePublicFile } from './accept-file.ts';

const portal = testPortal();
const content = pdfBytes('Twelve pages');

const stored = async (name = 'plan.pdf', bytes = content) => {
  const client = await portal.as('beneficiary');
  const { fileKey, sha256 } = (await upload(client, name, bytes)).body.data;
  const get = (headers: Record<string, string> = {}) =>
    client.raw(downloadFile, { params: { fileKey }, headers });
  const path = join(portal.deps.config.dataDirectory, 'files', sha256.slice(0, 2), sha256);
  return { get, path, sha256 };
};

test('a document leaves as an attachment that no browser opens as a page', async () => {
  const { get, sha256 } = await stored("Élan '2026'.pdf");
  const reply = await get();
  expect(reply.raw).toEqual(content);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(content.length),
    'content-disposition': `attachment; filename="_lan '2026'.pdf"; filename*=UTF-8''%C3%89lan%20%272026%27.pdf`,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
    'accept-ranges': 'bytes',
    etag: `"${sha256}"`,
  });
});

const size = content.length;
test.each([
  ['bytes=0-0', content.subarray(0, 1), `bytes 0-0/${size}`],
  ['bytes=5-9', content.subarray(5, 10), `bytes 5-9/${size}`],
  ['bytes=10-', content.subarray(10), `bytes 10-${size - 1}/${size}`],
  ['bytes=-6', content.subarray(-6), `bytes ${size - 6}-${size - 1}/${size}`],
  ['bytes=0-99999', content, `bytes 0-${size - 1}/${size}`],
  ['bytes=-99999', content, `bytes 0-${size - 1}/${size}`],
])('the range %s gets that part', async (range, part, header) => {
  const reply = await (await stored()).get({ range });
  expect(reply.status).toBe(206);
  expect(reply.raw).toEqual(part);
  expect(reply.headers['content-range']).toBe(header);
  expect(reply.headers['content-length']).toBe(String(part.length));
});

test.each(['bytes=0-1,3-4', 'lines=1-2', 'bytes=9-5', 'bytes=x', 'bytes=-', 'bytes=1-2-3'])(
  'what is no single range, as %s, gets the whole',
  async (range) => {
    const reply = await (await stored()).get({ range });
    expect(reply.status).toBe(200);
    expect(reply.raw).toEqual(content);
  },
);

test('a range behind the end is refused with the size', async () => {
  const { get } = await stored();
  for (const range of [`bytes=${size}-`, 'bytes=-0', 'bytes=999999999999999-']) {
    const reply = await get({ range });
    expect(reply).toBeProblem('range_not_satisfiable');
    expect(reply.headers['content-range']).toBe(`bytes */${size}`);
  }
});

test('a part is given only of the bytes that were meant', async () => {
  const { get, sha256 } = await stored();
  expect((await get({ range: 'bytes=0-0', 'if-range': `"${sha256}"` })).status).toBe(206);
  expect((await get({ range: 'bytes=0-0', 'if-range': '"other"' })).status).toBe(200);
  expect((await get({ 'if-none-match': `"${sha256}"` })).status).toBe(304);
});

test('bytes that are missing or changed never leave, and somebody is told', async () => {
  const { get, path } = await stored('spoilt.pdf', pdfBytes('to be spoilt'));
  await writeFile(path, pdfBytes('to be SPOILT'));
  const alerts = () => /file_damaged"} (\d+)/.exec(portal.deps.metrics.text({}))?.[1];
  for (const headers of [{}, { range: 'bytes=0-3' }] as Record<string, string>[]) {
    const reply = await get(headers);
    expect(reply).toBeProblem('file_damaged');
    expect(String(reply.raw)).not.toContain('SPOILT');
    expect(reply.headers.etag).toBeUndefined();
  }
  await rm(path);
  expect(await get()).toBeProblem('file_damaged');
  expect(alerts()).toBe('3');
});

test('a public picture is shown in place and may be kept for an hour, but not when it is damaged', async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1v1z"/></svg>');
  const icon = 'mark.svg';
  const { sha256 } = await transaction(portal.db, (tx) =>
    storePublicFile(tx, portal.deps.files, { name: icon, content: drawing }),
  );
  const shown = await portal.visitor.call(getPublicFile, { params: { icon } });
  expect(shown.raw).toEqual(drawing);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=3600',
    'content-disposition': `inline; filename="mark.svg"; filename*=UTF-8''mark.svg`,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  });
  await portal.deps.files.remove(sha256);
  const missing = await portal.visitor.call(getPublicFile, { params: { icon } });
  expect(missing).toBeProblem('file_damaged');
  expect(missing.headers['cache-control']).toBe('no-store');
  expect(await portal.visitor.call(getPublicFile, { params: { icon: 'none.svg' } })).toBeProblem('not_found');
});
