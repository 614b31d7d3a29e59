import {
  addVersion,
  lastHeldAt,
  latestVersion,
  mailStatus,
  moveTo,
  recordEvent,
  restoreSent,
  type TransitionFields,
} from '../../applications/index.ts';
import { holdFund } from '../../funds/index.ts';
import { transactionTime } from '../../kernel/database/clock.ts';
import { isUniqueViolation } from '../../kernel/database/db.ts';
import { problem } from '../../kernel/http/problem.ts';
import { reviewAgain } from '../assign/review-again.ts';
import { renewDates } from '../record/assignments.db.ts';
import { completeReview } from './complete-reviews.ts';
import {
  auditDecision,
  type DecisionContext,
  type Outcome,
  requireText,
  targetOf,
  writeDecision,
  writeHistory,
} from './decision-context.ts';

const REOPEN_DAYS = 90;
const DAY = 86_400_000;
/** Further on a moment has no four digits for its year. */
const LAST_MOMENT = Date.parse('9999-12-31T23:59:59.999Z');

/** Takes an application up for review. */
export const startReview = async (c: DecisionContext): Promise<Outcome> => {
  const status = targetOf(c.transition);
  await writeDecision(c, { kind: 'PROCESS' });
  const rowVersion = await moveTo(c.tx, c.access.application, status);
  await writeHistory(c, { action: 'START_REVIEW', to: status });
  return { status, rowVersion };
};

/** Stops the clock; the applicant reads why. */
export const hold = async (c: DecisionContext): Promise<Outcome> => {
  const { application } = c.access;
  const message = requireText(c.input.messageToApplicant, 'messageToApplicant');
  await writeDecision(c, { kind: 'PROCESS' });
  const rowVersion = await moveTo(c.tx, application, 'ON_HOLD', { previousStatus: application.status });
  await mailStatus(c.tx, application, 'ON_HOLD', message);
  await writeHistory(c, { action: 'HOLD', to: 'ON_HOLD', message });
  return { status: 'ON_HOLD', rowVersion };
};

/** Moves the due dates by the time on hold, so that the applicant has as much time left as before. */
const laterBy = async ({ tx, access: { application } }: DecisionContext): Promise<TransitionFields> => {
  const { returnRequest, dueAt } = application;
  const heldAt = await lastHeldAt(tx, application.id);
  if (returnRequest === null || dueAt === null || heldAt === undefined) return {};
  const held = Date.parse(await transactionTime(tx)) - Date.parse(heldAt);
  const later = new Date(Math.min(Date.parse(dueAt) + held, LAST_MOMENT)).toISOString();
  return { dueAt: later, returnRequest: { ...returnRequest, dueAt: later } };
};

/** Goes on where it was held. */
export const release = async (c: DecisionContext): Promise<Outcome> => {
  const { application } = c.access;
  const reason = requireText(c.input.internalComment, 'internalComment');
  const status = application.previousStatus;
  if (status === null) throw problem('invalid_state');
  const { decisionMode, requiredReviewers } = await holdFund(c.tx, application.fundId);
  await writeDecision(c, { kind: 'PROCESS' });
  const rowVersion = await moveTo(c.tx, application, status, {
    previousStatus: null,
    ...(status === 'RETURNED' ? await laterBy(c) : {}),
  });
  // A reviewer could not meet a date that passed meanwhile either.
  await renewDates(c.tx, application.id, await lastHeldAt(c.tx, application.id));
  await mailStatus(c.tx, application, 'RELEASED');
  const happened = { action: 'RELEASE' as const, to: status, changes: [{ field: 'reason', new: reason }] };
  await recordEvent(c.tx, application, 'RELEASE', c.caller.actor, happened);
  // While the application was held, the fund may have lowered the number of reviewers.
  const isTwoStep = decisionMode === 'TWO_STEP';
  const completed = isTwoStep ? await completeReview(c.tx, application.id, requiredReviewers) : undefined;
  await auditDecision(c, happened);
  await completed?.audit();
  return { status: completed?.status ?? status, rowVersion: completed?.rowVersion ?? rowVersion };
};

const nextRound = (c: DecisionContext, fields: TransitionFields = {}): TransitionFields => ({
  reviewRound: c.access.application.reviewRound + 1,
  ...fields,
});

/** Asks the reviewers once more. */
export const sendBack = async (c: DecisionContext): Promise<Outcome> => {
  const { application } = c.access;
  const reason = requireText(c.input.internalComment, 'internalComment');
  await writeDecision(c, { kind: 'PROCESS' });
  const rowVersion = await moveTo(c.tx, application, 'UNDER_REVIEW', nextRound(c));
  await reviewAgain(c.tx, application, c.held);
  await writeHistory(c, {
    action: 'SEND_BACK',
    to: 'UNDER_REVIEW',
    changes: [{ field: 'reason', new: reason }],
  });
  return { status: 'UNDER_REVIEW', rowVersion };
};

/** Takes up again what ended, as a new version with the same content; what was typed since is not part of it. */
export const reopen = async (c: DecisionContext): Promise<Outcome> => {
  const { tx, access, caller } = c;
  const { application } = access;
  const reason = requireText(c.input.internalComment, 'internalComment');
  const sent = await latestVersion(tx, application.id);
  const endedAt = application.decidedAt;
  const now = Date.parse(await transactionTime(tx));
  if (!sent || endedAt === null || now - Date.parse(endedAt) > REOPEN_DAYS * DAY)
    throw problem('invalid_state');
  await writeDecision(c, { kind: 'PROCESS' });
  const version = application.version + 1;
  const next = nextRound(c, { version, decidedAt: null });
  const rowVersion = await moveTo(tx, application, 'UNDER_REVIEW', next).catch((error: unknown) => {
    // The index holds what the applicant is sending at this very moment, too.
    throw isUniqueViolation(error, 'applications_one_in_progress')
      ? problem('application_in_progress')
      : error;
  });
  await restoreSent(tx, application.id, sent);
  await addVersion(tx, application.id, { ...sent, version, changes: [], submittedBy: caller.actor.id });
  await reviewAgain(tx, application);
  await mailStatus(tx, application, 'REOPENED');
  await writeHistory(c, {
    action: 'REOPEN',
    to: 'UNDER_REVIEW',
    changes: [{ field: 'reason', new: reason }],
  });
  return { status: 'UNDER_REVIEW', rowVersion };
};
