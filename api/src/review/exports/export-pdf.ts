import {
  type Access,
  aboutApplication,
  commonView,
  contentAccess,
  latestVersion,
  ownerView,
  receiptOf,
  timelineOf,
} from '../../applications/index.ts';
import { countryNames } from '../../funds/index.ts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Pool, transaction } from '../../kernel/database/db.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { dayIn } from '../../kernel/http/day-in-time-zone.ts';
import { cutText } from '../../kernel/messages/cut-text.ts';
import { staffView } from '../record/staff-view.ts';
import { applicationDocument, type PrintedApplication } from './pdf/application-document.ts';

/** So that the whole name of the file is no longer than a header takes. */
const LONGEST_NAME = 100;

/** `{name}_application_{date}.pdf`, named after the applicant. */
const fileNameOf = (applicant: { firstName: string; lastName: string }, timeZone: string): string => {
  const name = `${applicant.firstName} ${applicant.lastName}`.trim().replace(/\s+/g, '_');
  return `${cutText(name, LONGEST_NAME)}_application_${dayIn(timeZone)}.pdf`;
};

/** What was sent, which the receipt is for; a draft as it stands. */
const readPrinted = async (db: Pool, caller: Caller, access: Access): Promise<PrintedApplication> => {
  const { application, role } = access;
  const { applicationNumber } = application;
  const sent = await latestVersion(db, application.id);
  const view =
    role !== null ? await ownerView(db, application, role) : await staffView(db, caller.actor, access);
  return {
    application: sent
      ? {
          ...view,
          ...commonView(application, { ...sent, signedAt: sent.submittedAt }),
          version: sent.version,
        }
      : view,
    timeline: await timelineOf(db, caller, application.id),
    receipt: sent && applicationNumber ? receiptOf(db.portal.publicUrl, applicationNumber, sent) : null,
    countryName: await countryNames(db, application.language),
  };
};

/**
 * An application as its reader may read it, as a PDF file in the language of the application.
 * @throws as `contentAccess`; too_many_requests, unavailable.
 */
export const exportPdf = async (
  { db, pdfs }: Deps,
  caller: Caller,
  id: string,
): Promise<{ content: Buffer; fileName: string }> => {
  const access = await contentAccess(db, caller.actor, id);
  const printed = await readPrinted(db, caller, access);
  const { application, receipt } = printed;
  const content = await pdfs.draw(applicationDocument(printed, new Date()));
  const fileName = fileNameOf(application.applicant, caller.meta.timeZone);
  await transaction(db, (tx) =>
    recordAudit(tx, caller, 'EXPORT', aboutApplication(application, 'EXPORT'), [
      { field: 'file', old: null, new: fileName },
      {
        field: 'asked',
        old: null,
        new: { receipt: receipt?.number ?? null, audience: application.audience },
      },
    ]),
  );
  return { content, fileName };
};
