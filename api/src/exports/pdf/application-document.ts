import { BaseAnswersSchema, CreditAnswersSchema } from '@portal/contracts/applications/answers.schema';
import { documentRules } from '@portal/contracts/applications/documents';
import type { OwnerApplication } from '@portal/contracts/applications/schemas';
import { type Section, sectionsOf } from '@portal/contracts/applications/sections';
import type { StaffApplication } from '@portal/contracts/review/schemas';
import { titleCase } from '../../document-words/document-words.ts';
import type { PdfDocument, PdfEntry, PdfSection, PdfTable } from './document-model.ts';

type Application = OwnerApplication | StaffApplication;

/** Labels that the name of the field would give badly. */
const labels: Readonly<Record<string, string>> = {
  ebitda: 'EBITDA',
  hsChapter: 'HS chapter',
  isPep: 'Politically exposed person',
  intraAfricanTrade: 'Effect on intra-African trade',
  'tradeImpact intraAfricanExportsNow': 'Intra-African exports now',
  'tradeImpact intraAfricanExportsYear3': 'Intra-African exports in year 3',
};

/** `beneficiaryCountries` as a label: Beneficiary countries. */
const labelOf = (field: string): string =>
  labels[field] ??
  field
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .toLowerCase()
    .replace(/^./, (letter) => letter.toUpperCase());

/** `MANUFACTURING`, `SENIOR_LOAN`; short ones such as `SME` or a country stay as they are. */
const isCode = (text: string): boolean => /^(?:[A-Z]{4,}|[A-Z]+(?:_[A-Z]+)+)$/.test(text);
const isAmount = (text: string): boolean => /^-?\d{4,15}(?:\.\d{1,2})?$/.test(text);
const grouped = (amount: string): string => amount.replace(/\B(?=(\d{3})+(?!\d))/g, ',');

const amountField =
  /amount|revenue|loss$|claimed|value|cost|contribution|funding|requested|exports|ebitda|profit|assets|debt/i;

const show = (field: string, value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map((one) => show(field, one)).join(', ');
  if (typeof value !== 'string') return '';
  if (isCode(value)) return titleCase(value);
  return amountField.test(field) && isAmount(value) ? grouped(value) : value;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isRows = (value: unknown): value is Record<string, unknown>[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRecord);

interface Properties {
  [field: string]: { properties?: Properties; items?: { properties?: Properties } };
}

/** Fields in the order of the form: the database keeps them in an order of its own. */
const inFormOrder = (given: Record<string, unknown>, form: Properties | undefined): [string, unknown][] => {
  const order = Object.keys(form ?? {});
  const place = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length);
  return Object.entries(given).toSorted(([a], [b]) => place(a) - place(b));
};

const tableOf = (field: string, rows: Record<string, unknown>[], form: Properties | undefined): PdfTable => {
  const columns = inFormOrder(rows[0] ?? {}, form).map(([column]) => column);
  return {
    heading: labelOf(field),
    columns: columns.map(labelOf),
    rows: rows.map((row) => columns.map((column) => show(column, row[column]))),
  };
};

const forms = { BASE_FUND: BaseAnswersSchema, CREDIT_FUND: CreditAnswersSchema };

const sectionOf = (section: Section, { answers, fundType }: Application): PdfSection => {
  const entries: PdfEntry[] = [];
  const tables: PdfTable[] = [];
  const add = (field: string, value: unknown, form: Properties[string] | undefined): void => {
    if (isRows(value)) tables.push(tableOf(field, value, form?.items?.properties));
    else if (isRecord(value))
      for (const [inner, part] of inFormOrder(value, form?.properties))
        add(`${field} ${inner}`, part, form?.properties?.[inner]);
    else entries.push({ label: labelOf(field), value: show(field, value) });
  };
  // A schema seen as what it is at run time: nested members called properties and items.
  const sections = forms[fundType].properties as unknown as Properties;
  const form = sections[section]?.properties;
  for (const [field, value] of inFormOrder({ ...answers[section] }, form)) add(field, value, form?.[field]);
  return { heading: labelOf(section), entries, tables };
};

const documentsOf = ({ documents, fundType }: Application): PdfSection => ({
  heading: 'Documents',
  entries: [],
  tables: [
    {
      heading: `${documents.length} of ${documentRules[fundType].length} kinds attached`,
      columns: ['Kind', 'File', 'Size in bytes', 'SHA-256'],
      rows: documents.map(({ docType, fileName, size, sha256 }) => [
        titleCase(docType),
        fileName,
        grouped(String(size)),
        sha256,
      ]),
    },
  ],
});

const factsOf = (application: Application): PdfSection => {
  const { applicant, receipt, amountApproved, currency } = application;
  const entries = [
    { label: 'Status', value: titleCase(application.status) },
    { label: 'Version', value: String(application.version) },
    { label: 'Applicant', value: `${applicant.firstName} ${applicant.lastName}, ${applicant.email}` },
    { label: 'Submitted (UTC)', value: application.submittedAt?.slice(0, 16).replace('T', ' ') ?? '' },
    { label: 'Currency of all amounts', value: currency },
  ];
  if (amountApproved) entries.push({ label: 'Amount approved', value: grouped(amountApproved.amount) });
  if (receipt) entries.push({ label: 'Receipt (SHA-256)', value: receipt.sha256 });
  return { heading: 'Application', entries, tables: [] };
};

/** An application with all its answers, as a document to be drawn. */
export const applicationDocument = (application: Application, now: Date): PdfDocument => {
  const { fundType, onBehalf } = application;
  const sections = sectionsOf(fundType, onBehalf).filter((section) => section !== 'documents');
  const number = application.applicationNumber ?? 'Draft, not sent';
  return {
    title: application.projectTitle ?? 'Application without a title',
    subtitle: `${number}, ${titleCase(fundType)}`,
    footer: `${number}, printed ${now.toISOString().slice(0, 10)}`,
    createdAt: now.toISOString(),
    sections: [
      factsOf(application),
      ...sections.map((section) => sectionOf(section, application)),
      documentsOf(application),
    ],
  };
};
