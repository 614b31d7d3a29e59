import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  downloadFile,
  getPublicFile,
  listPublicFiles,
  publishFile,
  unpublishFile,
} from '@portal/contracts/kernel/files';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { docx, mp4, zip } from '../../../test/files/samples.ts';
import { pdfBytes } from '../../../test/support/make-files.ts';
import { upload } from '../../../test/support/multipart.ts';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();

/** A picture with a colour of its own in each corner, so that turning it shows. */
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a04020' } }).composite([
    {
      input: { create: { width: width / 2, height: height / 2, channels: 3, background: '#204080' } },
      left: 0,
      top: 0,
    },
  ]);
const secret = 'a place that nobody should learn';

describe('an uploaded picture is drawn anew', () => {
  test('upright and without what its camera wrote', async () => {
    const client = await portal.as('beneficiary');
    const taken = await picture(60, 40)
      .withMetadata({
        orientation: 6,
        exif: { IFD0: { ImageDescription: secret }, IFD3: { GPSLatitude: '1/1 2/1 3/1' } },
      })
      .jpeg()
      .toBuffer();
    expect(taken.includes(secret)).toBe(true);
    const { data } = (await upload(client, 'photo.jpg', taken)).body;
    const { raw } = await client.call(downloadFile, { params: { fileKey: data.fileKey } });
    const header = await sharp(raw).metadata();
    expect(header).toMatchObject({ format: 'jpeg', width: 40, height: 60 });
    expect(header.exif).toBeUndefined();
    expect(raw.includes(secret)).toBe(false);
    expect(data).toMatchObject({ mime: 'image/jpeg', size: raw.length, fileName: 'photo.jpg' });
  });

  test.each(['png', 'webp', 'jpeg'] as const)('as %s it stays one', async (format) => {
    const { data } = (
      await upload(
        await portal.as('beneficiary'),
        `a.${format}`,
        await picture(30, 20).toFormat(format).toBuffer(),
      )
    ).body;
    expect(data.mime).toBe(`image/${format}`);
  });

  test.each([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['an archive', zip([{ name: 'run.exe', content: 'MZ', stored: true }])],
    ['a document', pdfBytes()],
  ])('so %s behind its pixels is gone', async (_, hidden) => {
    const client = await portal.as('beneficiary');
    const polyglot = Buffer.concat([await picture(20, 20).png().toBuffer(), hidden]);
    const { data } = (await upload(client, 'a.png', polyglot)).body;
    const { raw } = await client.call(downloadFile, { params: { fileKey: data.fileKey } });
    expect(raw.includes(hidden.subarray(0, 20))).toBe(false);
    expect((await sharp(raw).metadata()).width).toBe(20);
  });

  test('and refused when its header speaks of more than forty megapixels, whatever it is', async () => {
    const client = await portal.as('beneficiary');
    const bomb = await sharp({ create: { width: 8000, height: 5001, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(500_000);
    expect(await upload(client, 'a.png', bomb)).toBeProblem('file_too_large');
  });

  test.each([
    ['cut in the middle', async () => (await picture(300, 300).jpeg().toBuffer()).subarray(0, 700)],
    [
      'of another kind than it says',
      async () => Buffer.concat([Buffer.from('RIFF\x10\0\0\0WEBP'), Buffer.alloc(40)]),
    ],
    ['that is a signature only', async () => Buffer.from('89504e470d0a1a0a', 'hex')],
  ])('and refused when it is one %s', async (_, bytes) => {
    const content = await bytes();
    const name = content[0] === 0xff ? 'a.jpg' : content[0] === 0x89 ? 'a.png' : 'a.webp';
    expect(await upload(await portal.as('beneficiary'), name, content)).toBeProblem('file_incomplete');
    expect(readdirSync(join(portal.deps.config.dataDirectory, 'files', 'incoming'))).toEqual([]);
  });
});

describe('of an editor’s pictures', () => {
  test.each(['jpg', 'png', 'webp'] as const)(
    'none of more than 2,097,152 bytes is taken: %s',
    async (name) => {
      const small = await picture(20, 20)
        .toFormat(name === 'jpg' ? 'jpeg' : name)
        .toBuffer();
      const large = Buffer.concat([small, Buffer.alloc(2_097_153 - small.length)]);
      expect(await upload(await portal.as('admin'), `a.${name}`, large)).toBeProblem('file_too_large');
    },
  );

  test.each([
    ['a PNG as JPEG', 'a.jpg', () => picture(20, 20).png().toBuffer()],
    ['a JPEG as PNG', 'a.png', () => picture(20, 20).jpeg().toBuffer()],
    ['a JPEG as WebP', 'a.webp', () => picture(20, 20).jpeg().toBuffer()],
    ['a GIF as PNG', 'a.png', () => picture(20, 20).gif().toBuffer()],
    ['a GIF', 'a.gif', () => picture(20, 20).gif().toBuffer()],
    ['a TIFF as JPEG', 'a.jpg', () => picture(20, 20).tiff().toBuffer()],
    ['a drawing as PNG', 'a.png', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page as JPEG', 'a.jpg', () => Buffer.from('<html><script>alert(1)</script></html>')],
    ['a picture as drawing', 'a.svg', () => picture(20, 20).png().toBuffer()],
  ])('%s is taken for what it is, and refused', async (_, name, content) => {
    expect(await upload(await portal.as('admin'), name, await content())).toBeProblem(
      /svg|gif/.test(name) ? 'file_type_not_allowed' : 'file_not_as_named',
    );
  });
});

describe('a film', () => {
  const beneficiary = (name: string, content: Buffer) =>
    portal.as('beneficiary').then((client) => upload(client, name, content));
  test('is kept when it is one from its first byte to its last', async () => {
    expect((await beneficiary('pitch.mp4', mp4())).body.data.mime).toBe('video/mp4');
  });
  test.each([
    [
      'with an archive behind it',
      () => Buffer.concat([mp4(), zip([{ name: 'a', content: 'b' }])]),
      'file_incomplete',
    ],
    ['without its index', () => mp4({ moov: false }), 'file_incomplete'],
    ['of an unknown brand', () => mp4({ brand: 'evil' }), 'file_not_as_named'],
    ['whose boxes overlap its end', () => mp4().subarray(0, -3), 'file_incomplete'],
  ] as const)('%s is refused', async (_, content, code) => {
    expect(await beneficiary('pitch.mp4', content())).toBeProblem(code);
  });
});

describe('what an editor publishes', () => {
  let photo: { name: string; address: string };
  beforeAll(async () => {
    const admin = await portal.as('admin');
    const bytes = await picture(1000, 600).jpeg().toBuffer();
    const { data } = (await upload(admin, 'Opening, Kigali.jpg', bytes)).body;
    photo = (await admin.call(publishFile, { body: { fileKey: data.fileKey } })).body.data;
  });
  const get = (icon: string, query: { w?: 80 | 320 | 1920 } = {}, accept = '*/*') =>
    portal.visitor.call(getPublicFile, { params: { icon }, query, headers: { accept } });

  test('has a name with its content’s hash and may be kept for good', async () => {
    expect(photo.name).toMatch(/^opening-kigali-[0-9a-f]{12}\.jpg$/);
    expect(photo.address).toBe(`/api/file/public/${photo.name}`);
    const reply = await get(photo.name);
    expect(reply.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/jpeg',
    });
    expect(String(reply.headers['content-disposition'])).toMatch(/^inline/);
  });

  test.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('comes as asked for with Accept %s, in the width asked for', async (accept, type, format) => {
    const reply = await get(photo.name, { w: 320 }, accept);
    expect(reply.headers).toMatchObject({ 'content-type': type, vary: 'Accept' });
    expect(await sharp(reply.raw).metadata()).toMatchObject({ format, width: 320 });
    expect((await get(photo.name, { w: 320 }, accept)).raw.equals(reply.raw)).toBe(true);
  });

  test('is made once however many ask at once, and never made larger', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => get(photo.name, { w: 1920 })));
    expect(new Set(replies.map(({ headers }) => headers.etag)).size).toBe(1);
    expect((await sharp(replies[0]?.raw).metadata()).width).toBe(1000);
    const [made] = await portal.db<
      { n: number }[]
    >`select count(*)::int as n from image_variants where width = 1920`;
    expect(made?.n).toBe(1);
  });

  test('comes in no other width', async () => {
    const reply = await portal.visitor.raw(getPublicFile, {
      params: { icon: photo.name },
      query: { w: 321 },
    });
    expect(reply).toBeProblem('invalid_request');
  });

  test('is named by its letters without their accents', async () => {
    const admin = await portal.as('admin');
    const { data } = (await upload(admin, 'Guía del niño.docx', docx())).body;
    const guide = (await admin.call(publishFile, { body: { fileKey: data.fileKey } })).body.data;
    expect(guide.name).toMatch(/^guia-del-nino-[0-9a-f]{12}\.docx$/);
    await admin.call(unpublishFile, { params: { icon: guide.name } });
  });

  test('as a document is a download, and no longer there once it is taken back', async () => {
    const admin = await portal.as('admin');
    const { data } = (await upload(admin, 'Guide.docx', docx())).body;
    const guide = (await admin.call(publishFile, { body: { fileKey: data.fileKey } })).body.data;
    expect((await admin.call(publishFile, { body: { fileKey: data.fileKey } })).body.data).toEqual(guide);
    expect((await admin.call(listPublicFiles)).body.data.map(({ name }) => name)).toContain(guide.name);
    expect(String((await get(guide.name)).headers['content-disposition'])).toMatch(
      /^attachment; filename="Guide.docx"/,
    );
    await admin.call(unpublishFile, { params: { icon: guide.name } });
    expect(await get(guide.name)).toBeProblem('not_found');
    expect(await admin.call(unpublishFile, { params: { icon: guide.name } })).toBeProblem('not_found');
    const log = await portal.db<
      { action: string }[]
    >`select action from audit_log where entity_id = ${guide.name} order by seq`;
    expect(log.map(({ action }) => action)).toEqual(['CREATE', 'DELETE']);
  });

  test('is never somebody else’s file, nor one that is not clean', async () => {
    const admin = await portal.as('admin');
    const { id: adminId } = portal.person('admin');
    const foreign = await portal.make.file(await portal.make.user());
    expect(await admin.call(publishFile, { body: { fileKey: foreign } })).toBeProblem('not_found');
    const waiting = await portal.make.file({ id: adminId }, { scanStatus: 'PENDING' });
    expect(await admin.call(publishFile, { body: { fileKey: waiting } })).toBeProblem('file_not_clean');
  });
});
