import type { OwnerApplication } from '@portal/contracts/applications/application.schemas';
import { publicStatus } from '@portal/contracts/applications/enums';
import type { ApplicantRole } from '@portal/contracts/applications/member-roles';
import { moneyOrNull } from '../funds/index.ts';
import type { Db } from '../kernel/database/db.ts';
import { lastPublicDecision } from './ports.ts';
import type { ApplicationRecord } from './record/application.db.ts';
import { commonView } from './record/common-view.ts';
import { listDocuments } from './record/documents.db.ts';
import { latestVersion } from './record/versions.db.ts';

/** What the applicant is told: no name of staff, no score, no recommendation, no internal comment. */
const publicDecision = async (
  db: Db,
  application: ApplicationRecord,
): Promise<OwnerApplication['decision']> => {
  const { status, decidedAt } = application;
  const isDecision =
    status === 'APPROVED' || status === 'REJECTED' || status === 'INELIGIBLE' || status === 'ON_HOLD';
  if (!isDecision) return null;
  const decision = await lastPublicDecision.call(db, application.id);
  return {
    status: publicStatus(status),
    at: decidedAt ?? decision?.at ?? application.updatedAt,
    reasonCode: decision?.reasonCode ?? null,
    rule: decision?.rule ?? null,
    message: decision?.messageToApplicant ?? null,
    amountApproved: moneyOrNull(application.amountApproved, application.currency),
    conditions: decision?.conditions ?? [],
  };
};

/** An application as the applicant's side reads it, with the answers as they stand now. */
export const ownerView = async (
  db: Db,
  application: ApplicationRecord,
  role: ApplicantRole,
): Promise<OwnerApplication> => {
  const sent = await latestVersion(db, application.id);
  return {
    audience: 'OWNER',
    role,
    ...commonView(application, {
      answers: application.answers,
      documents: await listDocuments(db, application.id),
      signedAt: sent?.submittedAt ?? null,
      signature: sent?.signature ?? null,
    }),
    status: publicStatus(application.status),
    publicStatus: publicStatus(application.status),
    decision: await publicDecision(db, application),
    receipt: sent ? { sha256: sent.sha256, at: sent.submittedAt } : null,
  };
};
