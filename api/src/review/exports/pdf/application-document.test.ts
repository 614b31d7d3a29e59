import { completeBase, completeCredit } from '@portal/application-form/complete-example';
import { languages } from '@portal/contracts';
import { expect, test } from 'vitest';
import { type ExampleFacts, printedExample } from '../../../../test/support/printed-example.ts';
import { applicationDocument } from './application-document.ts';

const documentOf = (facts: ExampleFacts) =>
  applicationDocument(printedExample(facts), new Date('2026-11-20'));
const headings = (facts: ExampleFacts) => documentOf(facts).sections.map(({ heading }) => heading);
const section = (heading: string, facts: ExampleFacts) =>
  documentOf(facts).sections.find((one) => one.heading === heading)?.blocks ?? [];

test('every section of the form, in its order, between the facts and what happened', () => {
  expect(headings({})).toEqual([
    'The application',
    'Receipt',
    'Eligibility',
    'Organisation',
    'Project',
    'Financing request',
    'Documents',
    'Declarations',
    'What happened',
  ]);
});

test('answers read as on the pages: in words, amounts with commas and currency, rows as tables', () => {
  const [first, table] = section('Financing request', {});
  expect(first).toMatchObject({
    kind: 'entries',
    entries: expect.arrayContaining([
      { label: 'Kind of financing', value: 'Senior loan' },
      { label: 'Project cost', value: 'USD\u00a02,480,000' },
    ]),
  });
  expect(table).toMatchObject({ kind: 'table', heading: 'Use of funds (USD)' });
});

test.each(languages)('in %s no answer is left out and no label is missing', (language) => {
  const leaves = (value: unknown): string[] =>
    typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(leaves)
      : typeof value === 'string' && /[^A-Z_\d.-]/.test(value)
        ? [value]
        : [];
  for (const [fundType, answers] of [
    ['BASE_FUND', completeBase],
    ['CREDIT_FUND', completeCredit],
  ] as const) {
    const document = documentOf({ fundType, answers, language });
    const text = JSON.stringify(document);
    const { documents: _files, ...typedIn } = answers;
    for (const typed of leaves(typedIn))
      expect(text.includes(JSON.stringify(typed).slice(1, -1)), typed).toBe(true);
    const labels = document.sections.flatMap(({ heading, blocks }) => [
      heading,
      ...blocks.flatMap((block) =>
        block.kind === 'entries'
          ? block.entries.map(({ label }) => label)
          : block.kind === 'table'
            ? block.columns.map(({ title }) => title)
            : [],
      ),
    ]);
    const english = documentOf({ fundType, answers }).sections.map(({ heading }) => heading);
    expect(labels.filter((label) => label === '' || /\{|undefined/.test(label))).toEqual([]);
    if (language !== 'en') expect(english).not.toEqual(document.sections.map(({ heading }) => heading));
  }
});

test('the receipt has its number, fingerprint, address, and both in a code', () => {
  const [facts, code] = section('Receipt', {});
  expect(JSON.stringify(facts)).toContain('CF-2026-000007-1');
  expect(JSON.stringify(facts)).toContain('https://portal.example/check-receipt');
  expect(code).toMatchObject({ kind: 'code', alt: expect.stringContaining('QR') });
});

test('a draft has no receipt and says that it is one', () => {
  const document = documentOf({ isDraft: true });
  expect(document.sections.map(({ heading }) => heading)).not.toContain('Receipt');
  expect(document.subtitle).toBe('Draft, not sent, Credit Fund');
});
