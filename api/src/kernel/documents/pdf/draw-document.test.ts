import { completeBase, completeCredit } from '@portal/application-form/complete-example';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ExampleFacts, printedExample } from '../../../../test/support/printed-example.ts';
import { applicationDocument } from '../../../review/exports/pdf/application-document.ts';
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

/** The ids of what stands under an element, in the order of the tree. */
const contentOf = (node: unknown): string[] => {
  if (typeof node !== 'object' || node === null) return [];
  if ('type' in node && node.type === 'content' && 'id' in node) return [String(node.id)];
  return isNode(node) ? (node.children ?? []).flatMap(contentOf) : [];
};

/** What is drawn on each page by its place in the tree, where a word must be unless it is for the eye alone. */
const wordsOf = async (document: PdfDocument) => {
  const pdf = await open(await drawDocument(document));
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1);
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      const tree: unknown = await page.getStructTree();
      const marks: (string | undefined)[] = [];
      const drawn = new Map<string, string>();
      for (const item of items) {
        if (!('str' in item)) {
          if (item.type === 'endMarkedContent') marks.pop();
          else marks.push('tag' in item && item.tag === 'Artifact' ? 'Artifact' : (item.id ?? undefined));
          continue;
        }
        const place = marks.findLast((mark) => mark !== undefined);
        if (item.str.trim() === '' || place === 'Artifact') continue;
        expect(place, `"${item.str}" on page ${index + 1}`).toBeDefined();
        drawn.set(String(place), `${drawn.get(String(place)) ?? ''}${item.str}`);
      }
      return { drawn, tree };
    }),
  );
};

const letters = (text: string): string => text.replace(/\s+/g, '');

const example = (facts: ExampleFacts) => applicationDocument(printedExample(facts), new Date('2026-11-20'));
const simple = (text: string): PdfDocument => ({
  ...example({}),
  sections: [{ heading: 'Text', blocks: [{ kind: 'text', text }] }],
});

describe('a drawn application', () => {
  let plain: Buffer;
  beforeAll(async () => {
    plain = await drawDocument(example({}));
  });

  test('is tagged: headings, lists, tables with their head cells, a picture that says what it is', async () => {
    const { pages, info } = await read(plain);
    expect(plain.toString('latin1')).toContain('/Marked true');
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

  test.each(['en', 'ar'] as const)('has every word of a document in %s in its tree', async (language) => {
    const levels: number[] = [];
    for (const { drawn, tree } of await wordsOf(example({ language, answers: completeCredit }))) {
      const told = new Set(contentOf(tree));
      expect([...drawn.keys()].filter((place) => !told.has(place))).toEqual([]);
      levels.push(...roles(tree).flatMap((role) => (/^H\d$/.test(role) ? Number(role.slice(1)) : [])));
    }
    // From the title on no level is left out on the way down.
    expect(levels[0]).toBe(1);
    for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  test('is read label by label with its answer, also where both take several lines beside each other', async () => {
    const document = example({ answers: completeCredit });
    const pages = await wordsOf(document);
    const heard = pages.flatMap(({ drawn, tree }) => contentOf(tree).map((id) => drawn.get(id) ?? ''));
    const entries = document.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'entries' ? block.entries : [])),
    );
    expect(entries.length).toBeGreaterThan(20);
    for (const { label, value } of entries)
      expect(letters(heard.join(''))).toContain(letters(`${label}${value === '' ? '–' : value}`));
  });

  test('shows its title instead of its file name, and has no font that a reader may lack', async () => {
    const source = plain.toString('latin1');
    expect(source).toContain('/DisplayDocTitle true');
    expect(source.match(/\/Type \/FontDescriptor/g)?.length).toBe(
      source.match(/\/FontFile[23]? \d/g)?.length,
    );
    expect(source).toContain('/ToUnicode');
    expect(source).not.toMatch(/\/BaseFont \/(?:Helvetica|Times|Courier)/);
  });

  test('says on every page which of how many it is, with its number', async () => {
    const { pages } = await read(plain);
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
});

test('what takes too long is given up, and the next is drawn', async () => {
  const workers = new PdfWorkers({ limitMs: 1 });
  await expect(workers.draw(simple('slow '.repeat(50_000)))).rejects.toThrow('unavailable');
  const patient = new PdfWorkers();
  expect((await patient.draw(simple('quick'))).length).toBeGreaterThan(1000);
});

test('two are drawn at once, only so many wait for their turn', async () => {
  const workers = new PdfWorkers({ maxWaiting: 1 });
  const asked = Array.from({ length: 4 }, () => workers.draw(simple('short')));
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
  await expect(asked[3]).rejects.toThrow('too_many_requests');
});
