import type { Db } from '../database/db.ts';
import { type QueueFilterPart, type QueueScope, queueCondition } from '../review/queue.db.ts';
import type { Column } from '../spreadsheets/write-spreadsheet.ts';

interface SheetRow {
  applicationNumber: string;
  fundType: string;
  status: string;
  version: number;
  language: string;
  projectTitle: string | null;
  organisationName: string | null;
  countryCode: string | null;
  sector: string | null;
  amountRequested: string | null;
  amountApproved: string | null;
  currency: string;
  applicant: string;
  applicantEmail: string | null;
  applicantPhone: string | null;
  isOnBehalf: boolean;
  submittedAt: string;
  updatedAt: string;
  decidedAt: string | null;
}

/** `UNDER_REVIEW` as people write it: Under Review. */
export const titleCase = (code: string): string =>
  code
    .toLowerCase()
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const words = (code: string | null): string => (code === null ? '' : titleCase(code));
const day = (at: string | null): Date | null => (at === null ? null : new Date(at));
// A sheet counts with floats anyway; the exact text stands in the ledger and in the application.
const amount = (text: string | null): number | null => (text === null ? null : Number(text));

export const applicationColumns: readonly Column<SheetRow>[] = [
  { header: 'Application number', cell: (row) => row.applicationNumber },
  { header: 'Fund', cell: (row) => words(row.fundType), width: 14 },
  { header: 'Status', cell: (row) => words(row.status) },
  { header: 'Version', cell: (row) => row.version, width: 10 },
  { header: 'Language', cell: (row) => row.language, width: 10 },
  { header: 'Project title', cell: (row) => row.projectTitle, width: 48 },
  { header: 'Organisation', cell: (row) => row.organisationName, width: 36 },
  { header: 'Country', cell: (row) => row.countryCode, width: 10 },
  { header: 'Sector', cell: (row) => words(row.sector), width: 24 },
  { header: 'Currency', cell: (row) => row.currency, width: 10 },
  { header: 'Amount requested', cell: (row) => amount(row.amountRequested) },
  { header: 'Amount approved', cell: (row) => amount(row.amountApproved) },
  { header: 'Applicant', cell: (row) => row.applicant, width: 28 },
  { header: 'E-mail', cell: (row) => row.applicantEmail, width: 32 },
  { header: 'Phone', cell: (row) => row.applicantPhone },
  { header: 'On behalf', cell: (row) => (row.isOnBehalf ? 'Yes' : 'No'), width: 12 },
  { header: 'Submitted (UTC)', cell: (row) => day(row.submittedAt) },
  { header: 'Updated (UTC)', cell: (row) => day(row.updatedAt) },
  { header: 'Decided (UTC)', cell: (row) => day(row.decidedAt) },
];

const BATCH = 500;

/** Exactly what the list shows under the same filters, newest first; `ids` narrows it further. */
export const readSheetRows = (
  db: Db,
  scope: QueueScope,
  filters: QueueFilterPart,
  ids: readonly string[] | undefined,
): AsyncIterable<SheetRow[]> =>
  db<SheetRow[]>`
    select a.application_number, a.fund_type, a.status, a.version, a.language, a.project_title, a.organisation_name,
      a.country_code, a.sector, a.amount_requested, a.amount_approved, a.currency,
      concat_ws(' ', a.applicant_first_name, a.applicant_last_name) as applicant, a.applicant_email, a.applicant_phone,
      a.is_on_behalf, a.submitted_at, a.updated_at, a.decided_at
    from applications a
    where ${queueCondition(db, scope, filters)} ${ids ? db`and a.id = any(${ids})` : db``}
    order by a.submitted_at desc, a.id desc`.cursor(BATCH);
