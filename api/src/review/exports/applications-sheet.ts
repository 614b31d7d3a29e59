import type { Column } from '../../kernel/documents/spreadsheets/cells.ts';
import { serialDay, type serialMoments } from '../../kernel/documents/spreadsheets/serial-days.ts';
import type { Translate } from '../../kernel/documents/translations/document-translations.ts';
import type { SheetRow } from './applications-sheet.db.ts';

/** What cells need besides their row: words and country names in the reader's language, and its clock. */
export interface Reader {
  say: Translate;
  countryName: (code: string) => string;
  moment: ReturnType<typeof serialMoments>;
}

const fact = (say: Translate, group: string, code: string | null): string | null =>
  code === null || code === '' ? null : say(`${group}.${code}`);

/** Every fact that applications of both funds share, in the order in which an officer reads them. */
export const applicationColumns = ({ say, countryName, moment }: Reader): readonly Column<SheetRow>[] => {
  const country = (code: string | null) => (code === null || code === '' ? null : countryName(code));
  const column = (name: string) => say(`column.${name}`);
  const field = (name: string) => say(`field.${name}`);
  return [
    { header: column('applicationNumber'), kind: 'text', cell: (row) => row.applicationNumber, width: 18 },
    { header: column('fund'), kind: 'text', cell: (row) => say(`fundType.${row.fundType}`), width: 14 },
    { header: column('status'), kind: 'text', cell: (row) => say(`staffStatus.${row.status}`), width: 16 },
    { header: column('version'), kind: 'plain', cell: (row) => row.version },
    { header: column('language'), kind: 'text', cell: (row) => row.language, width: 10 },
    { header: field('project.projectTitle'), kind: 'text', cell: (row) => row.projectTitle, width: 48 },
    { header: field('project.summary'), kind: 'text', cell: (row) => row.summary, width: 48 },
    { header: field('organisation.name'), kind: 'text', cell: (row) => row.organisationName, width: 36 },
    {
      header: field('organisation.applicantType'),
      kind: 'text',
      cell: (row) => fact(say, 'applicantType', row.applicantType),
    },
    { header: field('organisation.registrationNumber'), kind: 'text', cell: (row) => row.registrationNumber },
    { header: column('organisationCountry'), kind: 'text', cell: (row) => country(row.organisationCountry) },
    { header: field('organisation.city'), kind: 'text', cell: (row) => row.organisationCity },
    { header: field('organisation.address'), kind: 'text', cell: (row) => row.address, width: 32 },
    { header: field('organisation.website'), kind: 'text', cell: (row) => row.website, width: 28 },
    { header: column('applicant'), kind: 'text', cell: (row) => row.applicant, width: 28 },
    { header: field('applicant.email'), kind: 'text', cell: (row) => row.applicantEmail, width: 32 },
    { header: field('applicant.phone'), kind: 'text', cell: (row) => row.applicantPhone },
    {
      header: column('onBehalf'),
      kind: 'text',
      cell: (row) => say(row.isOnBehalf ? 'yes' : 'no'),
      width: 12,
    },
    { header: field('applicant.channel'), kind: 'text', cell: (row) => fact(say, 'channel', row.channel) },
    { header: column('enteredBy'), kind: 'text', cell: (row) => row.enteredBy, width: 24 },
    { header: column('confirmedAt'), kind: 'moment', cell: (row) => moment(row.applicantConfirmedAt) },
    { header: field('project.countryCode'), kind: 'text', cell: (row) => country(row.countryCode) },
    {
      header: field('project.beneficiaryCountries'),
      kind: 'text',
      cell: (row) => row.beneficiaryCountries?.map(countryName).join(say('comma')) ?? null,
      width: 32,
    },
    { header: field('project.city'), kind: 'text', cell: (row) => row.city },
    {
      header: field('project.sector'),
      kind: 'text',
      cell: (row) => fact(say, 'sector', row.sector),
      width: 26,
    },
    {
      header: field('loss.supportType'),
      kind: 'text',
      cell: (row) => fact(say, 'supportType', row.supportType),
    },
    {
      header: field('financing.instrument'),
      kind: 'text',
      cell: (row) => fact(say, 'instrument', row.instrument),
    },
    { header: column('currency'), kind: 'text', cell: (row) => row.currency, width: 10 },
    { header: column('amountRequested'), kind: 'amount', cell: (row) => row.amountRequested },
    { header: column('amountApproved'), kind: 'amount', cell: (row) => row.amountApproved },
    {
      header: field('project.startDate'),
      kind: 'day',
      cell: (row) => serialDay(row.startDate) ?? row.startDate,
    },
    { header: field('project.durationMonths'), kind: 'plain', cell: (row) => row.durationMonths },
    {
      header: column('eligibility'),
      kind: 'text',
      cell: (row) => fact(say, 'eligibilityResult', row.eligibility),
      width: 16,
    },
    { header: column('documents'), kind: 'count', cell: (row) => row.documents },
    { header: field('declarations.signedName'), kind: 'text', cell: (row) => row.signedName },
    { header: column('reviewers'), kind: 'text', cell: (row) => row.reviewers, width: 32 },
    {
      header: column('reason'),
      kind: 'text',
      cell: (row) => fact(say, 'reasonCode', row.reasonCode),
      width: 32,
    },
    { header: column('decidedBy'), kind: 'text', cell: (row) => row.decidedBy, width: 24 },
    { header: column('createdAt'), kind: 'moment', cell: (row) => moment(row.createdAt) },
    { header: column('submittedAt'), kind: 'moment', cell: (row) => moment(row.submittedAt) },
    { header: column('updatedAt'), kind: 'moment', cell: (row) => moment(row.updatedAt) },
    { header: column('dueAt'), kind: 'moment', cell: (row) => moment(row.dueAt) },
    { header: column('decidedAt'), kind: 'moment', cell: (row) => moment(row.decidedAt) },
    { header: column('receipt'), kind: 'text', cell: (row) => row.receipt, width: 20 },
  ];
};
