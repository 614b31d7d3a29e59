import { REVIEWER, type Role } from '@portal/contracts';
import type {
  StaffApplication,
  StaffDecision,
} from '@portal/contracts/applications/staff-application.schemas';
import { compareAmounts } from '@portal/contracts/funds/money';
import type { DecisionKind } from './decision-kinds.ts';

type Judged = Pick<StaffApplication, 'version' | 'status' | 'decisions' | 'assignments' | 'amountRequested'>;

/** What was said of the present version since it was last sent back or opened again. */
const ofThisRound = ({ version, decisions }: Judged): StaffDecision[] =>
  decisions
    .slice(decisions.findLastIndex(({ decision }) => decision === 'SEND_BACK' || decision === 'REOPEN') + 1)
    .filter((one) => one.version === version);

/** The recommendations that count now, without those of who stepped aside since. */
export const recommendationsOf = (application: Judged): StaffDecision[] => {
  const aside = new Set(
    application.assignments.flatMap(({ reviewerId, state }) =>
      state === 'RECUSED' || state === 'DECLINED' ? [reviewerId] : [],
    ),
  );
  return ofThisRound(application).filter(
    ({ kind, byUserId }) => kind === 'RECOMMENDATION' && !aside.has(byUserId),
  );
};

/** The reason of those who advise against, where they give one and the same; else `''`. */
export const reasonToReject = (application: Judged): string => {
  const reasons = new Set(
    recommendationsOf(application).flatMap(({ decision, reasonCode }) =>
      decision === 'REJECT' && reasonCode ? [reasonCode] : [],
    ),
  );
  return reasons.size === 1 ? ([...reasons][0] ?? '') : '';
};

/** The first of two signatures, under whose amount the second one stands; a reviewer's does so in one step only. */
export const firstSignOffOf = (application: Judged): StaffDecision | undefined =>
  ofThisRound(application).findLast(
    ({ kind, byRole }) =>
      kind === 'FIRST_SIGN_OFF' && (byRole !== REVIEWER || application.status === 'UNDER_REVIEW'),
  );

/**
 * Whose first signature waits for the second corrects its amount by approving again; who is no reviewer goes on
 * reading after stepping aside.
 */
export const labelKindOf = (
  kind: DecisionKind,
  application: Judged,
  { id, role }: { id: string; role: Role },
): DecisionKind | 'CORRECT' | 'DECLARE' => {
  if (kind === 'ABSTAIN' && role !== REVIEWER) return 'DECLARE';
  return kind === 'APPROVE' && firstSignOffOf(application)?.byUserId === id ? 'CORRECT' : kind;
};

/** The amount already signed, else the lowest recommended, else what was requested; a decimal string. */
export const amountToApprove = (application: Judged): string | undefined => {
  const signed = firstSignOffOf(application)?.amountApproved?.amount;
  const recommended = recommendationsOf(application)
    .flatMap(({ decision, amountRecommended }) =>
      decision === 'APPROVE' && amountRecommended ? [amountRecommended.amount] : [],
    )
    .sort((one, other) => compareAmounts(one, other) ?? 0);
  return signed ?? recommended[0] ?? application.amountRequested?.amount;
};
