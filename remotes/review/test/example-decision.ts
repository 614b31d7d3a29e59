import { MANAGER, REVIEWER } from '@portal/contracts';
import type { StaffDecision } from '@portal/contracts/applications/staff-application.schemas';

let n = 0;
/** A decision of a member of staff; each with an id of its own. */
export const exampleDecision = (facts: Partial<StaffDecision>, amount?: string): StaffDecision => {
  n += 1;
  const money = amount === undefined ? null : { amount, currency: 'USD' };
  return {
    id: `dec_${n}`,
    decision: 'APPROVE',
    kind: 'RECOMMENDATION',
    byUserId: `usr_${n}`,
    byName: 'Amina Bello',
    byRole: facts.kind === 'FIRST_SIGN_OFF' ? MANAGER : REVIEWER,
    at: '2026-11-21T08:30:00.000Z',
    version: 1,
    scores: [],
    weightedScore: 4,
    reasonCode: null,
    rule: null,
    internalComment: null,
    messageToApplicant: null,
    amountRecommended: facts.kind === 'FIRST_SIGN_OFF' ? null : money,
    amountApproved: facts.kind === 'FIRST_SIGN_OFF' ? money : null,
    conditions: [],
    sections: [],
    dueAt: null,
    ...facts,
  };
};
