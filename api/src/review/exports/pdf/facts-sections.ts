import type { OwnerApplication } from '@portal/contracts/applications/application.schemas';
import type { Timeline } from '@portal/contracts/applications/conversation';
import type { StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { encode } from 'uqr';
import type { ReceiptOfVersion } from '../../../applications/index.ts';
import type { PdfEntry, PdfSection } from '../../../kernel/documents/pdf/document-model.ts';
import type { Reader } from './reader.ts';

export type Application = OwnerApplication | StaffApplication;

/** Leaves out what there is nothing to say about. */
export const given = (...entries: [label: string, value: string | false | null | undefined][]): PdfEntry[] =>
  entries.flatMap(([label, value]) => (value ? [{ label, value }] : []));

export const entriesSection = (heading: string, ...entries: Parameters<typeof given>): PdfSection => ({
  heading,
  blocks: [{ kind: 'entries', entries: given(...entries) }],
});

export const factsSection = (reader: Reader, application: Application): PdfSection => {
  const { say, formats, countryName } = reader;
  const { applicant, onBehalf, amountRequested, amountApproved, eligibility, organisation, signature } =
    application;
  const column = (name: string) => say(`column.${name}`);
  const status =
    application.audience === 'OWNER' ? `status.${application.status}` : `staffStatus.${application.status}`;
  return entriesSection(
    say('pdf.facts'),
    [column('applicationNumber'), application.applicationNumber ?? say('pdf.draft')],
    [column('fund'), say(`fundType.${application.fundType}`)],
    [column('status'), say(status)],
    [column('version'), String(application.version)],
    [column('applicant'), `${applicant.firstName} ${applicant.lastName}`],
    [say('field.applicant.email'), applicant.email],
    [say('field.applicant.phone'), applicant.phone],
    [column('organisation'), organisation.name],
    [say('field.project.countryCode'), application.countryCode && countryName(application.countryCode)],
    [column('amountRequested'), amountRequested && formats.money(amountRequested)],
    [column('amountApproved'), amountApproved && formats.money(amountApproved)],
    [column('eligibility'), say(`eligibilityResult.${eligibility.result}`)],
    [say('pdf.failed'), eligibility.failed.map((rule) => say(`rule.${rule}`)).join(say('comma'))],
    [
      column('onBehalf'),
      onBehalf.isOnBehalf && (onBehalf.channel ? say(`channel.${onBehalf.channel}`) : say('yes')),
    ],
    [column('enteredBy'), application.audience === 'STAFF' && application.enteredBy.name],
    [column('confirmedAt'), onBehalf.applicantConfirmedAt && formats.moment(onBehalf.applicantConfirmedAt)],
    [
      say('pdf.signedBy'),
      signature && [signature.name, formats.moment(signature.signedAt)].join(say('comma')),
    ],
    [column('submittedAt'), application.submittedAt && formats.moment(application.submittedAt)],
    [column('decidedAt'), application.decidedAt && formats.moment(application.decidedAt)],
  );
};

/** Number, fingerprint and where anyone can check them. */
export const receiptSection = (reader: Reader, receipt: ReceiptOfVersion): PdfSection => {
  const { say, formats } = reader;
  return {
    heading: say('pdf.receipt'),
    blocks: [
      {
        kind: 'entries',
        entries: [
          { label: say('pdf.receiptNumber'), value: receipt.number },
          { label: say('pdf.receivedAt'), value: formats.moment(receipt.at) },
          { label: say('pdf.hash'), value: receipt.sha256 },
          { label: say('pdf.checkAt'), value: receipt.page },
        ],
      },
      { kind: 'code', squares: encode(receipt.link, { border: 2 }).data, alt: say('pdf.qr') },
    ],
  };
};

export const documentsSection = ({ say, formats }: Reader, { documents }: Application): PdfSection => ({
  heading: say('section.documents'),
  blocks:
    documents.length === 0
      ? [{ kind: 'text', text: say('pdf.noFiles') }]
      : [
          {
            kind: 'table',
            columns: [
              { title: say('column.kind'), share: 2 },
              { title: say('pdf.fileName'), share: 2.4 },
              { title: say('pdf.size'), share: 1.1, atEnd: true },
              { title: say('pdf.hash'), share: 3.4 },
            ],
            rows: documents.map(({ docType, fileName, size, sha256 }) => [
              say(`docType.${docType}`),
              fileName,
              formats.amount(String(size)),
              sha256,
            ]),
          },
        ],
});

export const timelineSection = (reader: Reader, { events }: Timeline): PdfSection => {
  const { say, formats } = reader;
  return {
    heading: say('pdf.timeline'),
    blocks: [
      {
        kind: 'table',
        columns: [
          { title: say('pdf.decidedOn'), share: 2 },
          { title: say('pdf.event'), share: 2 },
          { title: say('pdf.by'), share: 1.6 },
          { title: say('pdf.words'), share: 3 },
        ],
        rows: events.map(({ at, action, actorName, message }) => [
          formats.moment(at),
          say(`event.${action}`),
          actorName ?? '',
          message ?? '',
        ]),
      },
    ],
  };
};
