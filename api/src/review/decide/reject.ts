import { type EligibilityRule, eligibilityRules } from '@portal/contracts/funds/eligibility-rules';
import { moveTo, noteActivity } from '../../applications/index.ts';
import { transactionTime } from '../../kernel/database/clock.ts';
import { invalidField, problem } from '../../kernel/http/problem.ts';
import { setAssignment } from '../record/assignments.db.ts';
import { hasProposed } from '../record/review-rights.ts';
import {
  type DecisionContext,
  type Outcome,
  requireText,
  writeDecision,
  writeHistory,
} from './decision-context.ts';
import { refusalDetails } from './decision-mail-details.ts';
import { mailDecision } from './mail-decision.ts';
import { scoresForFinal } from './scores.ts';

/** Not approved, with a reason and a message that the applicant reads. */
export const reject = async (c: DecisionContext): Promise<Outcome> => {
  const { tx, caller, access, input } = c;
  const { application } = access;
  const { reasonCode } = input;
  if (reasonCode === undefined) throw invalidField('reasonCode', 'required');
  const message = requireText(input.messageToApplicant, 'messageToApplicant');
  const { scores, weighted } = await scoresForFinal(c);
  await writeDecision(c, { kind: 'FINAL', scores, weightedScore: weighted, reasonCode });
  if (access.capacity === 'REVIEWER') await setAssignment(tx, application.id, caller.actor.id, 'SUBMITTED');
  const rowVersion = await moveTo(tx, application, 'REJECTED', { decidedAt: await transactionTime(tx) });
  await mailDecision(c, 'REJECTED', message, refusalDetails(c, `reasonCode.${reasonCode}`));
  await writeHistory(c, {
    action: 'REJECT',
    to: 'REJECTED',
    message,
    changes: [{ field: 'reasonCode', new: reasonCode }],
  });
  return { status: 'REJECTED', rowVersion, weightedScore: weighted };
};

/** The rule of this fund's that is named. @throws invalid_request. */
const requireRule = ({ access: { application }, input: { rule } }: DecisionContext): EligibilityRule => {
  if (rule === undefined) throw invalidField('rule', 'required');
  const known: readonly string[] = eligibilityRules[application.fundType];
  if (!known.includes(rule)) throw invalidField('rule', 'not_allowed');
  return rule;
};

/** A reviewer names a rule that is not met; whether that ends the application is for others to say. */
export const proposeIneligible = async (c: DecisionContext): Promise<Outcome> => {
  const { application } = c.access;
  if (hasProposed(c.decisions, c.caller.actor.id, application.reviewRound)) throw problem('invalid_state');
  const rule = requireRule(c);
  const reason = requireText(c.input.internalComment, 'internalComment');
  await writeDecision(c, { kind: 'PROPOSAL', rule, messageToApplicant: null });
  await noteActivity(c.tx, application.id);
  await writeHistory(c, {
    action: 'PROPOSE_INELIGIBLE',
    to: application.status,
    changes: [
      { field: 'rule', new: rule },
      { field: 'reason', new: reason },
    ],
  });
  return { status: application.status, rowVersion: application.rowVersion };
};

/** Not eligible, naming the rule that is not met. */
export const markIneligible = async (c: DecisionContext): Promise<Outcome> => {
  const { tx, access, input } = c;
  const { application } = access;
  const rule = requireRule(c);
  const message = requireText(input.messageToApplicant, 'messageToApplicant');
  await writeDecision(c, { kind: 'FINAL', rule });
  const rowVersion = await moveTo(tx, application, 'INELIGIBLE', { decidedAt: await transactionTime(tx) });
  await mailDecision(c, 'INELIGIBLE', message, refusalDetails(c, `rule.${rule}`));
  await writeHistory(c, {
    action: 'MARK_INELIGIBLE',
    to: 'INELIGIBLE',
    message,
    changes: [{ field: 'rule', new: rule }],
  });
  return { status: 'INELIGIBLE', rowVersion };
};
