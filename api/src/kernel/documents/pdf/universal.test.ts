import { completeBase, completeCredit } from '@portal/application-form/complete-example';
import { languages } from '@portal/contracts';
import { describe, expect, test } from 'vitest';
import { elementsIn, type PdfElement, readSource, textOf } from '../../../../test/support/pdf-source.ts';
import { printedExample } from '../../../../test/support/printed-example.ts';
import { blankDocument } from '../../../funds/blank-form/blank-document.ts';
import { applicationDocument } from '../../../review/exports/pdf/application-document.ts';
import type { PdfDocument } from './document-model.ts';
import { drawDocument } from './draw-document.ts';

/** What no font has, what joins, turns, hides, and what is no character at all. */
const hostile = [
  '👍🏽 👨‍👩‍👧 🇬🇭',
  '世界 東京 한국어 नमस्ते ዓለም ⵣ',
  'שלום 12 עולם',
  '\ue000\u{f0000}\u{10fffd}\ufdd0\ufffe',
  'a\u0361b o\u0301 \u00ad \u200b\u200d\u2060\ufe0f',
  'line\u2028line\u2029line\u0085line\u3000wide',
  'lone \ud83d half \udc4d',
  '\u202eturned\u202c \u2066round\u2069 \u0000\u0007\u001b',
  'خط إنتاج (مرحلة 2) لشركة Bello Mills 👍 لا',
  'Привет, Ωμέγα & <b>A</b> ]]> &amp;',
];

const example = (facts: Parameters<typeof printedExample>[0]) =>
  applicationDocument(printedExample(facts), new Date('2026-11-20'));

const hostileDocument = (language: PdfDocument['language']): PdfDocument => {
  const document = example({ language, title: `${hostile.join(' ')} end` });
  const columns = hostile.slice(0, 4).map((title) => ({ title, share: 1 }));
  return {
    ...document,
    subtitle: hostile.join(' '),
    footer: hostile.join(' '),
    sections: [
      ...document.sections,
      {
        heading: hostile.join(' '),
        blocks: [
          { kind: 'text', text: hostile.join('\n') },
          { kind: 'entries', entries: hostile.map((text) => ({ label: text, value: text })) },
          { kind: 'table', columns, rows: [hostile.slice(4, 8), hostile.slice(6, 10)] },
          { kind: 'blanks', blanks: [{ label: hostile[0] ?? '', choices: hostile }] },
        ],
      },
    ],
  };
};

const documents: [string, PdfDocument][] = [
  ...languages.map((language): [string, PdfDocument] => [
    `a Credit Fund application in ${language}`,
    example({ language, answers: completeCredit }),
  ]),
  ['a Base Fund application', example({ fundType: 'BASE_FUND', answers: completeBase })],
  ['a draft', example({ isDraft: true })],
  ['a blank form', blankDocument('BASE_FUND', 'fr', new Date('2026-11-20'))],
  ['a blank form in Arabic', blankDocument('CREDIT_FUND', 'ar', new Date('2026-11-20'))],
  ['hostile answers', hostileDocument('en')],
  ['hostile answers in Arabic', hostileDocument('ar')],
];

/** Which elements may stand where; elsewhere a reader announces wrongly. */
const places: Record<string, string[]> = {
  TR: ['Table', 'THead', 'TBody'],
  TH: ['TR'],
  TD: ['TR'],
  THead: ['Table'],
  TBody: ['Table'],
  LI: ['L'],
  Lbl: ['LI'],
  LBody: ['LI'],
};
const contents: Record<string, string[]> = {
  Table: ['THead', 'TBody'],
  THead: ['TR'],
  TBody: ['TR'],
  TR: ['TH', 'TD'],
  L: ['LI'],
  LI: ['Lbl', 'LBody'],
};
const standard = [
  ...['Document', 'Sect', 'P', 'H1', 'H2', 'H3', 'L', 'LI', 'Lbl', 'LBody', 'Figure', 'Span'],
  ...['Table', 'THead', 'TBody', 'TR', 'TH', 'TD'],
];

const holdPlaces = (element: PdfElement): void => {
  expect(standard).toContain(element.role);
  for (const child of element.children) {
    expect(places[child.role] ?? [element.role], child.role).toContain(element.role);
    expect(contents[element.role] ?? [child.role], element.role).toContain(child.role);
    holdPlaces(child);
  }
};

describe.each(documents)('%s keeps the rules of PDF/UA', (_, document) => {
  const drawn = drawDocument(document).then(readSource);

  test('declares them, with a title that is shown and a language', async () => {
    const { catalog, metadata, tree, descriptors } = await drawn;
    expect(metadata).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(metadata).toMatch(/<dc:title>\s*<rdf:Alt>\s*<rdf:li xml:lang="x-default">[^<>]+<\/rdf:li>/);
    expect(metadata).not.toMatch(/&(?!(?:amp|lt|gt);)|[\p{Cc}--[\n]]|\p{Noncharacter_Code_Point}/v);
    expect(metadata.match(/</g)?.length).toBe(metadata.match(/>/g)?.length);
    expect(catalog).toContain(`/Lang (${document.language})`);
    expect(tree.role).toBe('Document');
    // A list of glyphs may be left out, but not be incomplete.
    for (const descriptor of descriptors) {
      expect(descriptor).toMatch(/\/FontFile2 \d/);
      expect(descriptor).not.toContain('/CIDSet');
    }
  });

  test('shows nothing that is neither in the tree nor for the eye alone, and nothing that is both', async () => {
    const { pages } = await drawn;
    for (const { marks } of pages.flat()) {
      const inTree = marks.filter(({ id }) => id !== undefined).length;
      const forTheEye = marks.filter(({ tag }) => tag === 'Artifact').length;
      expect(inTree + forTheEye, JSON.stringify(marks)).toBe(1);
    }
  });

  test('draws no empty box, and every letter can be read back', async () => {
    const { pages, fonts } = await drawn;
    const used = pages.flat().flatMap(({ text }) => (text ? [text] : []));
    expect(used.length).toBeGreaterThan(20);
    for (const { font, glyphs } of used) {
      expect(glyphs).not.toContain(0);
      for (const glyph of glyphs)
        expect(fonts.get(font)?.get(glyph) ?? '', `${font} ${glyph}`).toMatch(/^[^\p{Cc}\ufeff\ufffe]+$/u);
    }
  });

  test('nests lists and tables as they are read, with as many cells in each row and a scope for each head', async () => {
    const { tree } = await drawn;
    holdPlaces(tree);
    const elements = elementsIn(tree);
    for (const table of elements.filter(({ role }) => role === 'Table')) {
      const rows = elementsIn(table).filter(({ role }) => role === 'TR');
      expect(rows.length).toBeGreaterThan(1);
      expect(new Set(rows.map(({ children }) => children.length)).size).toBe(1);
    }
    for (const { source } of elements.filter(({ role }) => role === 'TH'))
      expect(source).toMatch(/\/O \/Table\s+\/Scope \/(?:Column|Row)/);
  });

  test('begins with one title and leaves out no heading on the way down', async () => {
    const { tree } = await drawn;
    const levels = elementsIn(tree).flatMap(({ role }) => (/^H\d$/.test(role) ? Number(role.slice(1)) : []));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  test('says what a picture is and where it stands', async () => {
    const { tree } = await drawn;
    for (const figure of elementsIn(tree).filter(({ role }) => role === 'Figure')) {
      expect(textOf(figure, 'Alt')).toMatch(/\S/);
      expect(figure.source).toContain('/BBox [');
    }
  });
});

const spansOf = async (document: PdfDocument) =>
  elementsIn(readSource(await drawDocument(document)).tree)
    .filter(({ role }) => role === 'Span')
    .map((span) => ({ lang: textOf(span, 'Lang'), actual: textOf(span, 'ActualText') }));

const simple = (language: PdfDocument['language'], text: string): PdfDocument => ({
  ...example({ language }),
  title: 'A',
  subtitle: 'B',
  footer: 'C',
  sections: [{ heading: 'D', blocks: [{ kind: 'text', text }] }],
});

test('a character that no font has is drawn by its number and heard as itself', async () => {
  const spans = await spansOf(simple('en', 'Yes 👍🏽 世'));
  expect(spans).toEqual([{ lang: undefined, actual: 'Yes 👍🏽 世' }]);
  const { pages, fonts } = readSource(await drawDocument(simple('en', 'Yes 👍🏽 世')));
  const seen = pages
    .flat()
    .flatMap(({ text }) => (text?.glyphs ?? []).map((glyph) => fonts.get(text?.font ?? '')?.get(glyph)));
  expect(seen.join('')).toContain('Yes [U+1F44D][U+1F3FD] [U+4E16]');
});

test('Arabic in another document, and other languages in an Arabic one, are heard in their own', async () => {
  expect(await spansOf(simple('en', 'Built by شركة الخط in Accra'))).toEqual([
    { lang: 'ar', actual: 'شركة الخط' },
  ]);
  const french = 'La nouvelle ligne produit de la farine pour les marchés du Ghana et est gérée avec nous.';
  expect(new Set((await spansOf(simple('en', french))).map(({ lang }) => lang))).toEqual(new Set(['fr']));
  expect(await spansOf(simple('fr', french))).toEqual([]);
  const spans = await spansOf(simple('ar', `مرحلة 2: ${french}`));
  expect(spans.map(({ lang }) => lang)).toEqual(expect.arrayContaining([undefined, 'fr']));
  expect(spans.find(({ lang }) => lang === undefined)?.actual).toContain('مرحلة');
});
