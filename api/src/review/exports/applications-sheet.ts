import { type Column, text } from '../../kernel/documents/spreadsheets/cells.ts';
import { serialDay, type serialMoments } from '../../kernel/documents/spreadsheets/serial-days.ts';
import { type Translate, titleCase } from '../../kernel/documents/translations/document-translations.ts';
import type { SheetRow } from './applications-sheet.db.ts';

/** What cells need besides their row: words and names in the reader's language, and its clock. */
export interface Reader {
  say: Translate;
  countryName: (code: string) => string;
  languages: Intl.DisplayNames;
  moment: ReturnType<typeof serialMoments>;
}

const fact = (say: Translate, group: string, code: string | null): string | null =>
  code === null || code === '' ? null : say(`${group}.${code}`);

/** Every fact that applications of both funds share, in the order in which an officer reads them. */
export const applicationColumns = ({
  say,
  countryName,
  languages,
  moment,
}: Reader): readonly Column<SheetRow>[] => {
  const country = (code: string | null) => (code === null || code === '' ? null : countryName(code));
  const column = (name: string) => say(`column.${name}`);
  const field = (name: string) => say(`field.${name}`);
  return [
    text(column('applicationNumber'), (row) => row.applicationNumber, 18),
    text(column('fund'), (row) => say(`fundType.${row.fundType}`), 14),
    text(column('status'), (row) => say(`staffStatus.${row.status}`), 16),
    { header: column('version'), kind: 'plain', cell: (row) => row.version },
    text(column('language'), (row) => titleCase(languages.of(row.language) ?? row.language), 12),
    text(field('project.projectTitle'), (row) => row.projectTitle, 48),
    text(field('project.summary'), (row) => row.summary, 48),
    text(field('organisation.name'), (row) => row.organisationName, 36),
    text(field('organisation.applicantType'), (row) => fact(say, 'applicantType', row.applicantType)),
    text(field('organisation.registrationNumber'), (row) => row.registrationNumber),
    text(column('organisationCountry'), (row) => country(row.organisationCountry)),
    text(field('organisation.city'), (row) => row.organisationCity),
    text(field('organisation.address'), (row) => row.address, 32),
    text(field('organisation.website'), (row) => row.website, 28),
    text(column('applicant'), (row) => row.applicant, 28),
    text(field('applicant.email'), (row) => row.applicantEmail, 32),
    text(field('applicant.phone'), (row) => row.applicantPhone),
    text(column('onBehalf'), (row) => say(row.isOnBehalf ? 'yes' : 'no'), 12),
    text(field('applicant.channel'), (row) => fact(say, 'channel', row.channel)),
    text(column('enteredBy'), (row) => row.enteredBy, 24),
    { header: column('confirmedAt'), kind: 'moment', cell: (row) => moment(row.applicantConfirmedAt) },
    text(field('project.countryCode'), (row) => country(row.countryCode)),
    text(
      field('project.beneficiaryCountries'),
      (row) => row.beneficiaryCountries?.map(countryName).join(say('comma')) ?? null,
      32,
    ),
    text(field('project.city'), (row) => row.city),
    text(field('project.sector'), (row) => fact(say, 'sector', row.sector), 26),
    text(field('loss.supportType'), (row) => fact(say, 'supportType', row.supportType)),
    text(field('financing.instrument'), (row) => fact(say, 'instrument', row.instrument)),
    text(column('currency'), (row) => row.currency, 10),
    { header: column('amountRequested'), kind: 'amount', cell: (row) => row.amountRequested },
    { header: column('amountApproved'), kind: 'amount', cell: (row) => row.amountApproved },
    {
      header: field('project.startDate'),
      kind: 'day',
      cell: (row) => serialDay(row.startDate) ?? row.startDate,
    },
    { header: field('project.durationMonths'), kind: 'plain', cell: (row) => row.durationMonths },
    text(column('eligibility'), (row) => fact(say, 'eligibilityResult', row.eligibility), 16),
    { header: column('documents'), kind: 'count', cell: (row) => row.documents },
    text(field('declarations.signedName'), (row) => row.signedName),
    text(column('reviewers'), (row) => row.reviewers, 32),
    text(column('reason'), (row) => fact(say, 'reasonCode', row.reasonCode), 32),
    text(column('decidedBy'), (row) => row.decidedBy, 24),
    { header: column('createdAt'), kind: 'moment', cell: (row) => moment(row.createdAt) },
    { header: column('submittedAt'), kind: 'moment', cell: (row) => moment(row.submittedAt) },
    { header: column('updatedAt'), kind: 'moment', cell: (row) => moment(row.updatedAt) },
    { header: column('dueAt'), kind: 'day', cell: (row) => serialDay(row.dueAt?.slice(0, 10) ?? null) },
    { header: column('decidedAt'), kind: 'moment', cell: (row) => moment(row.decidedAt) },
    text(column('receipt'), (row) => row.receipt, 20),
  ];
};
