import { completeBase, completeCredit } from '@portal/contracts/applications/form/complete-example';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { type ExampleFacts, exampleStory } from '../../../test/support/example-story.ts';
import { applicationDocument } from './application-document.ts';
import type { PdfDocument } from './document-model.ts';
import { drawDocument } from './draw-document.ts';
import { PdfWorkers } from './pdf-workers.ts';

interface Node {
  role?: string;
  children?: unknown[];
  alt?: string;
}

const open = (bytes: Buffer) =>
  getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 }).promise;

const read = async (bytes: Buffer) => {
  const pdf = await open(bytes);
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1);
      const { items } = await page.getTextContent();
      const tree: unknown = await page.getStructTree();
      return { text: items.map((item) => ('str' in item ? item.str : '')).join(' '), tree };
    }),
  );
  const { info } = await pdf.getMetadata();
  return { pages, text: pages.map(({ text }) => text).join(' '), info: new Map(Object.entries(info)) };
};

const isNode = (node: unknown): node is Node => typeof node === 'object' && node !== null && 'role' in node;

/** An element and all within it; the root is one too. */
const within = (node: unknown): Node[] =>
  isNode(node) ? [node, ...(node.children ?? []).flatMap(within)] : [];
const roles = (node: unknown): string[] => within(node).map(({ role }) => role ?? '');

const example = (facts: ExampleFacts) => applicationDocument(exampleStory(facts), new Date('2026-11-20'));
const simple = (text: string): PdfDocument => ({
  ...example({}),
  sections: [{ heading: 'Text', blocks: [{ kind: 'text', text }] }],
});

describe('a drawn application', () => {
  test('is tagged: headings, lists, tables with their head cells, a picture that says what it is', async () => {
    const bytes = await drawDocument(example({}));
    const { pages, info } = await read(bytes);
    expect(bytes.toString('latin1')).toContain('/Marked true');
    expect(info.get('Title')).toBe('Milling line');
    expect(info.get('Language')).toBe('en');
    const found = pages.flatMap(({ tree }) => roles(tree));
    for (const role of [
      'Document',
      'Sect',
      'H1',
      'H2',
      'H3',
      'L',
      'LI',
      'Lbl',
      'LBody',
      'Table',
      'TR',
      'TH',
      'TD',
      'P',
    ])
      expect(found).toContain(role);
    expect(pages.flatMap(({ tree }) => within(tree)).flatMap(({ alt }) => alt ?? [])).toEqual([
      'QR code that opens the page on which this receipt is checked',
    ]);
  });

  test('says on every page which of how many it is, with its number', async () => {
    const { pages } = await read(await drawDocument(example({})));
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, { text }] of pages.entries()) {
      expect(text).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(text).toContain('CF-2026-000007');
    }
  });

  test.each([
    ['fr', 'BASE_FUND', completeBase, 'Page 1 sur'],
    ['sw', 'CREDIT_FUND', completeCredit, 'Ukurasa 1 kati ya'],
  ] as const)('reads in %s', async (language, fundType, answers, foot) => {
    const { text, info } = await read(await drawDocument(example({ language, fundType, answers })));
    expect(text).toContain(foot);
    expect(info.get('Language')).toBe(language);
  });

  test('keeps Arabic for whoever hears it, beside what is drawn', async () => {
    const document = example({ language: 'ar', title: 'خط إنتاج (مرحلة 2) لشركة Bello Mills' });
    const bytes = await drawDocument(document);
    const { info, pages } = await read(bytes);
    expect(info.get('Title')).toBe('خط إنتاج (مرحلة 2) لشركة Bello Mills');
    expect(info.get('Language')).toBe('ar');
    expect(pages.flatMap(({ tree }) => roles(tree))).toContain('Table');
  });

  test('runs nothing and opens nothing, whatever was typed', async () => {
    const hostile =
      '(/JS) << /OpenAction << /S /JavaScript >> >> <script>alert(1)</script> /URI (http://x.example) \\) endobj';
    const answers = { ...completeCredit, project: { ...completeCredit.project, summary: hostile } };
    const bytes = await drawDocument(example({ answers, title: hostile }));
    const pdf = await open(bytes);
    expect(await pdf.getOpenAction()).toBeNull();
    expect(await pdf.getJSActions()).toBeNull();
    expect(await pdf.getAttachments()).toBeNull();
    for (let n = 1; n <= pdf.numPages; n += 1)
      expect(await (await pdf.getPage(n)).getAnnotations()).toEqual([]);
    expect((await read(bytes)).text).toContain('<script>alert(1)</script>');
  });

  test('draws letters that no font has, and a word wider than the page, without losing the rest', async () => {
    const { text } = await read(
      await drawDocument(simple(`ዓለም 世界 👍 ${'x'.repeat(3000)} end\u0000\u202e`)),
    );
    expect(text).toContain('end');
  });
});

test('a megabyte of text is drawn in a thread, while others are served', async () => {
  const workers = new PdfWorkers({ limitMs: 60_000 });
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 5);
  const bytes = await workers.draw(simple('Lorem ipsum dolor sit amet 12,345. '.repeat(30_000)));
  clearInterval(timer);
  expect(turns).toBeGreaterThan(10);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
}, 60_000);

test('what takes too long is given up, and the next is drawn', async () => {
  const workers = new PdfWorkers({ limitMs: 1 });
  await expect(workers.draw(simple('slow '.repeat(50_000)))).rejects.toThrow('unavailable');
  const patient = new PdfWorkers();
  expect((await patient.draw(simple('quick'))).length).toBeGreaterThan(1000);
});

test('two are drawn at once, only so many wait for their turn', async () => {
  const workers = new PdfWorkers({ mostWaiting: 1 });
  const asked = Array.from({ length: 4 }, () => workers.draw(simple('short')));
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
  await expect(asked[3]).rejects.toThrow('too_many_requests');
}, 60_000);
