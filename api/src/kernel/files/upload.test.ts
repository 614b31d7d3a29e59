import { existsSync, readdirSync, readlinkSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { uploadFile } from '@portal/contracts/kernel/files';
import { DOCUMENT_MAX_BYTES, IMAGE_MAX_BYTES } from '@portal/contracts/rules/files';
import { beforeAll, describe, expect, test } from 'vitest';
import { docx, odt, oleDocument, pngBytes } from '../../../test/files/samples.ts';
import { beginUpload, giveUp } from '../../../test/strain/half-uploads.ts';
import type { TestClient } from '../../../test/support/client.ts';
import { pdfBytes } from '../../../test/support/make-files.ts';
import { multipartBody, multipartHeaders, upload } from '../../../test/support/multipart.ts';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();

/** For a busy machine: what holds is seen long before. */
const polling = { timeout: 20_000 };

const pdfOf = (size: number): Buffer => {
  const end = Buffer.from('\n%%EOF\n');
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9 - end.length, 'a'), end]);
};
const pngOf = (size: number): Buffer => Buffer.concat([pngBytes, Buffer.alloc(size - pngBytes.length)]);

/** An old Office file whose stream begins so, at the start of a sector. */
const oleOf = (name: string, stream: string): Buffer => {
  const directory = oleDocument(name);
  return Buffer.concat([directory, Buffer.alloc(-directory.length & 63), Buffer.from(stream, 'hex')]);
};
const hex = (text: string, encoding?: BufferEncoding) => Buffer.from(text, encoding).toString('hex');
const excel = `09081000${'00'.repeat(16)}86000000`;

/** Everything on the disk that could have been left behind. */
const incoming = (): string => join(portal.deps.config.dataDirectory, 'files', 'incoming');
const leftovers = (): string[] => (existsSync(incoming()) ? readdirSync(incoming()) : []);
const fileCount = async (): Promise<number> => {
  const [row] = await portal.db<{ n: number }[]>`select count(*)::int as n from files`;
  return row?.n ?? 0;
};

describe('an upload', () => {
  test.each([
    ['report.pdf', pdfBytes(), 'application/pdf'],
    [
      'padded.pdf',
      Buffer.concat([pdfBytes(), Buffer.alloc(4000), Buffer.alloc(4000, ' ')]),
      'application/pdf',
    ],
    [
      'guide.pdf',
      Buffer.from('%PDF-1.4\n<< /OpenAction [3 0 R /Fit] /URI (https://a.example/JavaScript) >>\n%%EOF\n'),
      'application/pdf',
    ],
    ['LETTER.DOCX', docx(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    [
      'online.docx',
      docx({ '[Content_Types].xml': '<Types/>', 'word/document2.xml': '<w/>' }),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['letter.odt', odt(), 'application/vnd.oasis.opendocument.text'],
    ['old.doc', oleOf('WordDocument', 'eca5c100716009040000f012'), 'application/msword'],
    ['old.xls', oleOf('Workbook', `${excel}e1000200`), 'application/vnd.ms-excel'],
  ])('of %s is kept with its type, size and hash', async (name, content, mime) => {
    const reply = await upload(await portal.as('beneficiary'), name, content);
    expect(reply.body.data).toMatchObject({
      fileName: name,
      mime,
      size: content.length,
      scanStatus: 'CLEAN',
      wasScanned: false,
    });
    expect(reply.body.data.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(leftovers()).toEqual([]);
  });

  test('with a long name keeps whole characters of it, and its ending', async () => {
    const reply = await upload(await portal.as('beneficiary'), `a${'🦓'.repeat(80)}.pdf`, pdfBytes());
    expect(reply.body.data.fileName).toBe(`a${'🦓'.repeat(72)}.pdf`);
  });

  test('of exactly the limit passes, one byte more does not', async () => {
    const client = await portal.as('beneficiary');
    expect((await upload(client, 'a.pdf', pdfOf(DOCUMENT_MAX_BYTES))).body.data.size).toBe(5_242_880);
    expect(await upload(client, 'a.pdf', pdfOf(DOCUMENT_MAX_BYTES + 1))).toBeProblem('file_too_large');
    // Drawn anew, without what was behind its pixels.
    expect((await upload(client, 'a.png', pngOf(IMAGE_MAX_BYTES))).body.data.size).toBeLessThan(1000);
    expect(await upload(client, 'a.png', pngOf(IMAGE_MAX_BYTES + 1))).toBeProblem('file_too_large');
    expect(leftovers()).toEqual([]);
  });
});

const docxParts = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>' };

describe('a disguised file is refused, a cut one with other words', () => {
  const whole = docx();
  test.each([
    [
      'a program as PDF',
      'plan.pdf',
      Buffer.from('MZ\x90\x00 this program cannot be run'),
      'file_not_as_named',
    ],
    ['a page as PDF', 'plan.pdf', Buffer.from('<html><script>alert(1)</script></html>'), 'file_not_as_named'],
    ['a picture as PDF', 'plan.pdf', pngBytes, 'file_not_as_named'],
    ['a PDF as picture', 'photo.png', pdfBytes(), 'file_not_as_named'],
    ['a PDF as docx', 'letter.docx', pdfBytes(), 'file_not_as_named'],
    ['a plain zip as docx', 'letter.docx', docx({ 'notes.txt': 'hello' }), 'file_not_as_named'],
    ['an odt as docx', 'letter.docx', odt(), 'file_not_as_named'],
    ['a spreadsheet as doc', 'old.doc', oleDocument('Workbook'), 'file_not_as_named'],
    ['a cut PDF', 'plan.pdf', Buffer.from('%PDF-1.7\nno end'), 'file_incomplete'],
    [
      'a PDF with more behind it',
      'plan.pdf',
      Buffer.concat([pdfBytes(), Buffer.alloc(4000, 'a')]),
      'file_incomplete',
    ],
    ['a PDF of zeros', 'plan.pdf', Buffer.alloc(5000), 'file_incomplete'],
    ['a cut docx', 'letter.docx', whole.subarray(0, whole.length - 30), 'file_incomplete'],
    ['a doc without its text', 'old.doc', oleDocument('Other'), 'file_incomplete'],
    [
      'macros in a docx',
      'letter.docx',
      docx({ ...docxParts, 'word/vbaProject.bin': 'x' }),
      'file_has_programs',
    ],
    ['macros in a doc', 'old.doc', oleDocument('WordDocument', '_VBA_PROJECT'), 'file_has_programs'],
    ['an encrypted docx', 'letter.docx', oleDocument('EncryptedPackage'), 'file_encrypted'],
    ['an encrypted xlsx', 'costs.xlsx', oleDocument('EncryptedPackage'), 'file_encrypted'],
    ['an encrypted odt', 'letter.odt', odt('<manifest:encryption-data/>'), 'file_encrypted'],
    [
      'a packed program in a doc',
      'old.doc',
      oleDocument('WordDocument', '\u0001Ole10Native'),
      'file_has_programs',
    ],
    ['macros of Excel 4', 'old.xls', oleOf('Workbook', '0908100000064000bb0dcc07'), 'file_has_programs'],
    ['DDE in a doc', 'old.doc', oleOf('WordDocument', `13${hex(' ddeauto cmd')}`), 'file_has_programs'],
    [
      'DDE in wide letters',
      'old.doc',
      oleOf('WordDocument', `1300${hex('DDE "', 'utf16le')}`),
      'file_has_programs',
    ],
    [
      'DDE in an xls',
      'old.xls',
      oleOf('Workbook', `ae010d000000060000${hex('cmd\x03/c')}`),
      'file_has_programs',
    ],
    ['an encrypted doc', 'old.doc', oleOf('WordDocument', 'eca5c100716009040000f013'), 'file_encrypted'],
    ['an encrypted xls', 'old.xls', oleOf('Workbook', `${excel}2f003600`), 'file_encrypted'],
    ['a program', 'setup.exe', Buffer.from('MZ'), 'file_type_not_allowed'],
    ['a name without ending', 'document', pdfBytes(), 'file_type_not_allowed'],
  ] as const)('says why: %s', async (_, name, content, code) => {
    const before = await fileCount();
    expect(await upload(await portal.as('beneficiary'), name, content)).toBeProblem(code);
    expect(await fileCount()).toBe(before);
    expect(leftovers()).toEqual([]);
  });
});

describe('a drawing, whoever sends it', () => {
  const svg = (inner: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`);
  test.each(['beneficiary', 'reviewer', 'manager', 'admin'] as const)(
    'of plain shapes is kept for a %s',
    async (who) => {
      const reply = await upload(await portal.as(who), 'icon.svg', svg('<path d="M0 0h1v1z" fill="#123"/>'));
      expect(reply.body.data.mime).toBe('image/svg+xml');
    },
  );
  test.each([
    ['<script>alert(1)</script>', '<script'],
    ['<path onload="alert(1)"/>', 'onload="alert(1)"/'],
    ['<foreignObject/>', '<foreignObject/'],
    ['<a href="javascript:alert(1)"/>', 'href="javascript:alert(1)"/'],
    ['<use href="https://evil.example/x.svg#a"/>', 'href="https://evil.example/x.svg#a"/'],
    ['<rect style="fill:url(https://evil.example)"/>', 'url(https://evil.example)"/'],
    ['<x:script xmlns:x="http://www.w3.org/2000/svg"/>', '<x:script'],
    [`<metadata>${'x'.repeat(500)}</metadata>`, '<metadata'],
  ])('with %s is refused, by naming it', async (inner, found) => {
    const refused = await upload(await portal.as('beneficiary'), 'icon.svg', svg(inner));
    expect(refused).toBeProblem('file_type_not_allowed');
    const [field] = refused.problem?.fields ?? [];
    expect(field?.message).toContain('plain shapes only: no scripts, styles, links or embedded pictures.');
    expect(field?.message).toContain(`This one holds “${found}”.`);
  });

  test.each([
    ['that is none', Buffer.from('<html></html>'), 'This one holds “<html”.'],
    ['that is no text', Buffer.from([0xff, 0xfe, 0x80]), 'embedded pictures. Save it as plain SVG'],
    ['of more than 200 KB', svg(`<path d="${'M0 0'.repeat(60_000)}"/>`), 'An SVG may have 200 KB at most.'],
  ])('%s is refused with its reason', async (_what, bytes, reason) => {
    const refused = await upload(await portal.as('beneficiary'), 'icon.svg', bytes);
    expect(refused.problem?.fields?.[0]?.message).toContain(reason);
  });
});

describe('a body that is no single file is refused and leaves nothing', () => {
  const pdf = { name: 'a.pdf', content: pdfBytes() };
  test.each([
    ['no part', [], 'file'],
    ['another field', [{ ...pdf, field: 'document' }], 'document'],
    ['a field instead of a file', [{ content: 'text' }], 'file'],
    ['an empty file', [{ name: 'a.pdf', content: '' }], 'file'],
    ['two files', [pdf, pdf], 'file'],
    ['two files under two names', [pdf, { ...pdf, field: 'other' }], 'file'],
    ['a file after a file of another name', [{ ...pdf, field: 'other' }, pdf], 'other'],
    ['a name of four kilobytes', [{ ...pdf, name: `${'x'.repeat(4096)}.pdf` }], 'file'],
    ['a zero byte in the name', [{ ...pdf, name: 'a.exe\0.pdf' }], 'file'],
    ['a file without a name', [{ ...pdf, name: '' }], 'file'],
  ])('%s', async (_, parts, field) => {
    const before = await fileCount();
    const client = await portal.as('beneficiary');
    const reply = await client.raw(uploadFile, { body: multipartBody(parts), headers: multipartHeaders });
    expect(reply).toRefuseFields(field);
    expect(await fileCount()).toBe(before);
    expect(leftovers()).toEqual([]);
  });

  test('a body cut in the middle', async () => {
    const client = await portal.as('beneficiary');
    const whole = multipartBody([{ name: 'a.pdf', content: pdfOf(200_000) }]);
    for (const share of [0.01, 0.5, 0.99]) {
      const body = whole.subarray(0, Math.floor(whole.length * share));
      const reply = await client.raw(uploadFile, { body, headers: multipartHeaders });
      expect(reply).toRefuseFields('file');
    }
    expect(leftovers()).toEqual([]);
  });

  test('a body without a boundary, and JSON', async () => {
    const client = await portal.as('beneficiary');
    const headers = { 'content-type': 'multipart/form-data' };
    expect((await client.raw(uploadFile, { body: 'x', headers })).status).toBe(400);
    expect(await client.raw(uploadFile, { body: { file: 'x' } })).toBeProblem('unsupported_media_type');
  });
});

/** How many descriptors of this process point into the directory of arriving files. */
const openDescriptors = (): number =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).includes('/incoming/');
    } catch {
      return false;
    }
  }).length;

let port = 0;
beforeAll(async () => {
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const address = portal.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});

const begun = (client: TestClient, body: Buffer, share: number) =>
  beginUpload(port, client.headers, body, share);

describe('a client that goes away', () => {
  test.each([0.01, 0.5, 0.99])('after %d of the body leaves no file, row or descriptor', async (share) => {
    const before = await fileCount();
    const body = multipartBody([{ name: 'a.pdf', content: pdfOf(1_000_000) }]);
    const sending = await begun(await portal.as('beneficiary'), body, share);
    await expect.poll(leftovers, polling).toHaveLength(1);
    sending.destroy();
    await expect.poll(leftovers, polling).toEqual([]);
    await expect.poll(openDescriptors, polling).toBe(0);
    expect(await fileCount()).toBe(before);
  });

  test('hundreds of times leaves nothing either', async () => {
    const before = await fileCount();
    const body = multipartBody([{ name: 'a.pdf', content: pdfOf(300_000) }]);
    const client = await portal.as('beneficiary');
    for (let round = 0; round < 5; round += 1) {
      const sendings = Array.from({ length: 40 }, () => begun(client, body, 0.5));
      await expect.poll(leftovers, polling).toHaveLength(40);
      await Promise.all(sendings.map(giveUp));
      await expect.poll(leftovers, polling).toEqual([]);
    }
    await expect.poll(openDescriptors, polling).toBe(0);
    expect(await fileCount()).toBe(before);
  });
});

test('bytes lie on the disk while they arrive, not in memory', async () => {
  const UPLOADS = 30;
  const BUFFERED_EACH = 256 * 1024;
  const body = multipartBody([{ name: 'a.pdf', content: pdfOf(DOCUMENT_MAX_BYTES) }]);
  const client = await portal.as('beneficiary');
  const sendings = await Promise.all(Array.from({ length: UPLOADS }, () => begun(client, body, 0.9)));
  const onDisk = (): number =>
    leftovers().reduce((sum, name) => sum + statSync(join(incoming(), name)).size, 0);
  // What was sent and is not on the disk yet is all that can be in memory.
  await expect
    .poll(() => UPLOADS * body.length * 0.9 - onDisk(), polling)
    .toBeLessThan(UPLOADS * BUFFERED_EACH);
  for (const sending of sendings) sending.destroy();
  await expect.poll(leftovers, polling).toEqual([]);
});

test('a full disk is said plainly and leaves nothing', async () => {
  const client = await portal.as('beneficiary');
  const before = await fileCount();
  const { files } = portal.deps;
  portal.deps.files = Object.create(files, {
    receive: {
      value: (content: Readable, most?: number) =>
        files.receive(content, most).then(async (received) => {
          const keep = () => Promise.reject(Object.assign(new Error('write'), { code: 'ENOSPC' }));
          return { ...received, keep };
        }),
    },
  });
  const reply = await upload(client, 'a.pdf', pdfBytes('no room'));
  portal.deps.files = files;
  expect(reply).toBeProblem('file_store_full');
  expect(reply.status).toBe(507);
  expect(reply.headers['retry-after']).toBe('60');
  expect(leftovers()).toEqual([]);
  expect(await fileCount()).toBe(before);
  expect((await upload(client, 'a.pdf', pdfBytes('room again'))).status).toBe(200);
});

test('other fields may stand before and after the file', async () => {
  const parts = [
    { field: 'purpose', content: 'LETTER' },
    { name: 'a.pdf', content: pdfBytes() },
    { field: 'note', content: 'last' },
  ];
  const client = await portal.as('beneficiary');
  const reply = await client.raw(uploadFile, { body: multipartBody(parts), headers: multipartHeaders });
  expect(reply.body.data.fileName).toBe('a.pdf');
});

test('the same file sent again is another file, and neither can be changed', async () => {
  const client = await portal.as('beneficiary');
  const [one, other] = [await upload(client, 'a.pdf', pdfBytes()), await upload(client, 'a.pdf', pdfBytes())];
  expect(one.body.data.fileKey).not.toBe(other.body.data.fileKey);
  expect(one.body.data.sha256).toBe(other.body.data.sha256);
  const change = portal.db`update files set sha256 = ${'b'.repeat(64)} where file_key = ${one.body.data.fileKey}`;
  await expect(change).rejects.toThrow('never changes');
});

test('a file name is only a name', async () => {
  const client = await portal.as('beneficiary');
  const reply = await upload(client, '../../etc/\u202Efdp.pdf', pdfBytes());
  expect(reply.body.data.fileName).toBe('fdp.pdf');
  const long = await upload(client, `${'x'.repeat(300)}.pdf`, pdfBytes());
  expect(long.body.data.fileName).toHaveLength(150);
  expect(long.body.data.fileName).toMatch(/x\.pdf$/);
});

test('one person keeps at most fifty files that belong to nothing', async () => {
  const person = await portal.make.user();
  const client = await portal.as(person);
  await portal.db`insert into files (file_key, owner_id, file_name, kind, mime, size, sha256, scan_status, was_scanned)
    select 'file_quota_' || n, ${person.id}, 'a.pdf', 'document', 'application/pdf', 1, repeat('a', 64), 'CLEAN', false
    from generate_series(1, 49) n`;
  const replies = await Promise.all([
    upload(client, 'a.pdf', pdfBytes()),
    upload(client, 'b.pdf', pdfBytes('b')),
  ]);
  expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
  expect(await upload(client, 'c.pdf', pdfBytes())).toBeProblem('file_quota');
});

describe('without a session', () => {
  let reply: Awaited<ReturnType<typeof upload>>;
  beforeAll(async () => {
    reply = await upload(portal.visitor, 'a.pdf', pdfBytes());
  });
  test('nothing is taken', () => expect(reply).toBeProblem('unauthorized'));
});
