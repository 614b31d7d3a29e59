import { answerFields, isRows } from '@portal/application-form/answer-fields';
import { languages } from '@portal/contracts';
import { documentRules } from '@portal/contracts/applications/documents';
import { blankFormAddress } from '@portal/contracts/applications/download-addresses';
import { sectionsOf } from '@portal/contracts/applications/sections';
import { type FundType, fundTypes } from '@portal/contracts/funds/enums';
import { getBlankForm } from '@portal/contracts/funds/funds';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';
import { type Translate, translationsIn } from '../../kernel/documents/translations/document-translations.ts';
import { blankDocument } from './blank-document.ts';

const portal = testPortal();

interface Node {
  role?: string;
  type?: string;
  id?: string;
  children?: Node[];
}

/** What each element of the tree says, its lines together. */
const spoken = (node: Node, drawn: ReadonlyMap<string, string>): string[] => {
  const children = node.children ?? [];
  const own = children
    .map(({ type, id }) => (type === 'content' && id ? (drawn.get(id) ?? '') : ''))
    .join('');
  return [own, ...children.flatMap((child) => spoken(child, drawn))];
};

const letters = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '');

const read = async (raw: Buffer) => {
  const pdf = await getDocument({ data: new Uint8Array(raw), verbosity: 0 }).promise;
  const says: string[] = [];
  const foot: string[] = [];
  let tree = '';
  for (let n = 1; n <= pdf.numPages; n += 1) {
    const page = await pdf.getPage(n);
    // The types of pdf.js leave out what stands in a node.
    const root = (await page.getStructTree()) as Node;
    const drawn = new Map<string, string>();
    const marks: string[] = [];
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if ('str' in item) {
        const place = marks.findLast((mark) => mark !== '') ?? '';
        drawn.set(place, (drawn.get(place) ?? '') + item.str);
      } else if (item.type === 'endMarkedContent') marks.pop();
      else marks.push(item.id ?? '');
    }
    says.push(...spoken(root, drawn).map(letters));
    foot.push(letters(drawn.get('') ?? ''));
    tree += JSON.stringify(root);
  }
  return { says, foot, tree, pages: pdf.numPages };
};

const labelsOf = (fundType: FundType, say: Translate): string[] => [
  ...sectionsOf(fundType).flatMap((section) => [
    say(`section.${section}`),
    ...answerFields(fundType, section, { loss: { supportType: 'TARIFF_REVENUE_LOSS' } }).flatMap((field) =>
      isRows(field)
        ? [
            say(`group.${field.name}`),
            ...field.columns.map(({ name }) => say(`field.${section}.${field.name}.${name}`)),
          ]
        : [say(`field.${section}.${field.name}`)],
    ),
  ]),
  ...documentRules[fundType].map(({ docType }) => say(`docType.${docType}`)),
];

const forms = fundTypes.flatMap((fundType) => languages.map((language) => ({ fundType, language })));

test.each(forms)('the form of $fundType in $language asks every question, in a tree', async (params) => {
  const { fundType, language } = params;
  const reply = await portal.visitor.call(getBlankForm, { params });
  expect(reply.status).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'public, max-age=3600',
    'content-disposition': expect.stringMatching(/^attachment; filename=".+\.pdf"/),
  });
  const { says, foot, tree, pages } = await read(reply.raw);
  const say = translationsIn(language);
  for (const role of ['H1', 'H2', 'L', 'LI', 'Lbl', 'LBody', 'Table', 'TH'])
    expect(tree).toContain(`"role":"${role}"`);
  const asked = [
    ...labelsOf(fundType, say),
    say('blank.portal'),
    say('blank.required'),
    say('blank.optional'),
  ];
  // Shaped letters are told by their actual text, which pdf.js does not give.
  if (language !== 'ar') expect(asked.filter((label) => !says.includes(letters(label)))).toEqual([]);
  const model = JSON.stringify(blankDocument(fundType, language, new Date(0)));
  expect(asked.filter((label) => !model.includes(JSON.stringify(label)))).toEqual([]);
  expect(pages).toBeGreaterThan(2);
  for (const [at, text] of foot.entries()) {
    expect(text).toContain(String(at + 1));
    if (language !== 'ar') expect(text).toContain(letters(say('blank.portal')));
  }
});

test('is drawn once, however often it is asked for', async () => {
  const { pdfs } = portal.deps;
  const draw = pdfs.draw.bind(pdfs);
  let drawn = 0;
  pdfs.draw = (document) => {
    drawn += 1;
    return draw(document);
  };
  try {
    const params = { fundType: 'CREDIT_FUND', language: 'sw' } as const;
    const replies = await Promise.all([1, 2, 3].map(() => portal.visitor.call(getBlankForm, { params })));
    expect(new Set(replies.map(({ raw }) => raw.toString('latin1'))).size).toBe(1);
    expect(drawn).toBeLessThanOrEqual(1);
  } finally {
    pdfs.draw = draw;
  }
});

test.each([
  ['/api/fund/blank-form/GOLD_FUND/en', 'fundType'],
  ['/api/fund/blank-form/BASE_FUND/de', 'language'],
])('%s is refused and says why', async (url, field) => {
  const reply = await portal.app.inject(url);
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ error: 'invalid_request', fields: [{ field }] });
});

test('the address that pages link to is the one of the call', async () => {
  const reply = await portal.app.inject(blankFormAddress('BASE_FUND', 'en'));
  expect(reply.headers['content-type']).toBe('application/pdf');
});
