import { contentAccess } from '../applications/access.ts';
import { ownerView } from '../applications/owner-view.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { transaction } from '../database/db.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/context.ts';
import { staffView } from '../review/staff-view.ts';
import { applicationDocument } from './pdf/application-document.ts';
import { makePdf } from './pdf/make-pdf.ts';

/** `{name}_application_{date}.pdf`, named after the applicant. */
const fileNameOf = (applicant: { firstName: string; lastName: string }, now: Date): string => {
  const name = `${applicant.firstName} ${applicant.lastName}`.trim().replace(/\s+/g, '_');
  return `${name}_application_${now.toISOString().slice(0, 10)}.pdf`;
};

/**
 * An application as its reader may read it, as a PDF file.
 * @throws not_found; conflict_not_declared, conflict_declared for a reviewer at the gate; too_many_requests.
 */
export const exportPdf = async (
  deps: Deps,
  caller: Caller,
  id: string,
): Promise<{ content: Buffer; fileName: string }> => {
  const { db } = deps;
  const access = await contentAccess(db, caller.actor, id);
  const { application } = access;
  const view =
    access.audience === 'OWNER'
      ? await ownerView(db, application)
      : await staffView(db, caller.actor, access);
  const now = new Date();
  const giveBack = deps.exports.take(caller.actor.id);
  try {
    const content = await makePdf(applicationDocument(view, now));
    await transaction(db, (tx) =>
      recordAudit(tx, {
        by: caller,
        process: 'EXPORT',
        action: 'EXPORT',
        entityType: 'application',
        entityId: id,
        entityLabel: application.applicationNumber ?? id,
      }),
    );
    return { content, fileName: fileNameOf(view.applicant, now) };
  } finally {
    giveBack();
  }
};
