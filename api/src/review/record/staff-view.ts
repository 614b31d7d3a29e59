import { publicStatus } from '@portal/contracts/applications/enums';
import type {
  StaffApplication,
  StaffDecision,
} from '@portal/contracts/applications/staff-application.schemas';
import {
  type Access,
  commonView,
  findPerson,
  latestVersion,
  listMembers,
  withScans,
} from '../../applications/index.ts';
import { type FundRecord, findFund, moneyOrNull } from '../../funds/index.ts';
import type { Db } from '../../kernel/database/db.ts';
import type { Actor } from '../../kernel/http/caller.ts';
import { problem } from '../../kernel/http/problem.ts';
import { criteriaOf } from '../criteria/read-criteria.ts';
import { findDeclaration, listAssignments } from './assignments.db.ts';
import { type DecisionRecord, listDecisions } from './decisions.db.ts';
import { hearsOthers, mayOf } from './review-rights.ts';
import { findSameOrganisation } from './same-organisation.db.ts';

const decisionView = (decision: DecisionRecord, currency: string): StaffDecision => {
  const { reviewRound: _round, ...rest } = decision;
  return {
    ...rest,
    weightedScore: decision.weightedScore === null ? null : Number(decision.weightedScore),
    amountRecommended: moneyOrNull(decision.amountRecommended, currency),
    amountApproved: moneyOrNull(decision.amountApproved, currency),
  };
};

const visibleTo = (
  decisions: DecisionRecord[],
  actor: Actor,
  access: Access,
  fund: FundRecord,
): DecisionRecord[] => {
  const hearsAll = hearsOthers(decisions, actor, access, fund);
  const isHeard = (one: DecisionRecord) => hearsAll || one.byUserId === actor.id || one.kind === 'PROCESS';
  // What the Fund should know of a conflict is not for colleagues, as in declarations.
  const isConflict = ({ decision, byUserId }: DecisionRecord) =>
    access.capacity === 'REVIEWER' && decision === 'ABSTAIN' && byUserId !== actor.id;
  return decisions.filter(isHeard).map((one) => (isConflict(one) ? { ...one, internalComment: null } : one));
};

/** An application as staff read it: what was sent, who said what, and what the reader may do. */
export const staffView = async (db: Db, actor: Actor, access: Access): Promise<StaffApplication> => {
  const { application } = access;
  const isReviewer = access.capacity === 'REVIEWER';
  const [sent, fund, enterer] = await Promise.all([
    latestVersion(db, application.id),
    findFund(db, application.fundId),
    findPerson(db, application.enteredBy),
  ]);
  if (!sent || !fund || !enterer) throw problem('not_found');
  const decisions = await listDecisions(db, application.id);
  return {
    audience: 'STAFF',
    ...commonView(application, {
      ...sent,
      documents: await withScans(db, sent.documents),
      signedAt: sent.submittedAt,
    }),
    status: application.status,
    publicStatus: publicStatus(application.status),
    previousStatus: application.previousStatus,
    enteredBy: { userId: enterer.id, name: `${enterer.firstName} ${enterer.lastName}` },
    colleagues: (await listMembers(db, application.id)).map(({ name, email, role, acceptedAt }) => ({
      name: name ?? email,
      role,
      acceptedAt,
    })),
    receipt: { sha256: sent.sha256, at: sent.submittedAt },
    assignments: await listAssignments(db, application.id, isReviewer ? actor.id : undefined),
    decisions: visibleTo(decisions, actor, access, fund).map((one) =>
      decisionView(one, application.currency),
    ),
    myDeclaration: await findDeclaration(db, application.id, actor.id),
    may: mayOf(actor, access, decisions, fund.decisionMode),
    sameOrganisation: isReviewer ? [] : await findSameOrganisation(db, application.id, sent),
    changes: sent.changes,
    requests: sent.requests,
    criteria: [...(await criteriaOf(db, application))],
    criteriaVersion: application.criteriaVersion ?? 1,
    fund: {
      decisionMode: fund.decisionMode,
      requiredReviewers: fund.requiredReviewers,
      available: { amount: fund.available, currency: fund.currency },
    },
  };
};
