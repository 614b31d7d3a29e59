import type { Answers } from '@portal/contracts/applications/answers.schema';
import { type DocumentType, documentRules } from '@portal/contracts/applications/documents';
import { titleCase } from '../../kernel/documents/translations/document-translations.ts';
import type { ExampleApplicant } from './example-answers.ts';
import type { ExampleOutline } from './example-outline.ts';
import { type PdfPage, tinyPdf } from './tiny-pdf.ts';

export interface ExampleDocument {
  docType: DocumentType;
  fileName: string;
  content: Buffer;
}

const grouped = (amount: string): string => amount.replace(/\.00$/, '').replace(/\B(?=(\d{3})+(?!\d))/g, ',');

const cover = (title: string, outline: ExampleOutline, person: ExampleApplicant): PdfPage => [
  { text: 'Example document, not a real one', size: 9, advance: 40 },
  { text: title, size: 20, bold: true, advance: 34 },
  { text: person.organisation, size: 13, advance: 22 },
  { text: outline.documentTitle ?? outline.title, advance: 40 },
  { text: 'This page stands for what an applicant would attach. Names and figures are invented.' },
  { text: `Contact: ${person.firstName} ${person.lastName}, ${person.email}` },
];

const columns = [56, 130, 260, 340, 430];
const row = (cells: readonly string[], bold = false): PdfPage =>
  cells.map((text, i) => ({ text, x: columns[i] ?? 56, bold, advance: i === cells.length - 1 ? 20 : 0 }));

const lossTable = (answers: Answers): PdfPage => [
  { text: 'Annex 2', size: 9, advance: 30 },
  { text: 'Tariff revenue loss by HS chapter', size: 15, bold: true, advance: 24 },
  { text: 'Observed revenue is compared with the 2021 baseline. Figures are examples.', advance: 30 },
  ...row(['HS', 'Imports', 'Before', 'After', 'Loss'], true),
  ...(answers.loss?.lossLines ?? []).flatMap((line) =>
    row([
      line.hsChapter ?? '',
      grouped(line.importsValue ?? ''),
      `${line.rateBefore}%`,
      `${line.rateAfter}%`,
      grouped(line.loss ?? ''),
    ]),
  ),
  ...row(['All', '', '', '', grouped(answers.loss?.lossClaimed ?? '')], true),
  { text: 'Source: extract of the customs data system, reconciled with the treasury statement in Annex 3.' },
];

const accountsTable = (answers: Answers): PdfPage => [
  { text: 'Summary of accounts', size: 15, bold: true, advance: 30 },
  ...row(['Year', 'Revenue', 'EBITDA', 'Profit', 'Assets'], true),
  ...(answers.organisation?.financials ?? []).flatMap((year) =>
    row([
      String(year.year),
      grouped(year.revenue ?? ''),
      grouped(year.ebitda ?? ''),
      grouped(year.netProfit ?? ''),
      grouped(year.totalAssets ?? ''),
    ]),
  ),
];

const pagesOf = (
  docType: DocumentType,
  outline: ExampleOutline,
  person: ExampleApplicant,
  answers: Answers,
): PdfPage[] => {
  const first = cover(titleCase(docType), outline, person);
  if (docType === 'LOSS_CALCULATION' && answers.loss?.lossLines) return [first, lossTable(answers)];
  return docType === 'AUDITED_ACCOUNTS' ? [first, accountsTable(answers)] : [first];
};

/** One real PDF for each document that the fund requires. */
export const exampleDocuments = (
  outline: ExampleOutline,
  person: ExampleApplicant,
  answers: Answers,
): ExampleDocument[] =>
  documentRules[outline.fund]
    .filter((rule) => rule.required)
    .map(({ docType }) => ({
      docType,
      fileName: `${docType.toLowerCase().replaceAll('_', '-')}.pdf`,
      content: tinyPdf(titleCase(docType), pagesOf(docType, outline, person, answers)),
    }));
