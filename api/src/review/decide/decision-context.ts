import type { Status } from '@portal/contracts/applications/enums';
import type { Transition } from '@portal/contracts/applications/status-machine';
import type { Decide, Decided } from '@portal/contracts/review/decide';
import { type Access, aboutApplication, type EventAction, recordEvent } from '../../applications/index.ts';
import type { FundRecord } from '../../funds/index.ts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import type { Tx } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { invalidField } from '../../kernel/http/problem.ts';
import type { HeldMail } from '../assign/mail-together.ts';
import { addDecision, type DecisionRecord, type NewDecision } from '../record/decisions.db.ts';

/** One decision being made on one locked application. */
export interface DecisionContext {
  tx: Tx;
  caller: Caller;
  access: Access;
  fund: FundRecord;
  decisions: readonly DecisionRecord[];
  input: Decide;
  transition: Transition;
  /** Where mails to reviewers are noted instead of sent. */
  held?: HeldMail[] | undefined;
}

/** What a decision came to. */
export type Outcome = Pick<Decided, 'status' | 'rowVersion'> &
  Partial<Pick<Decided, 'awaitsSecondSignOff' | 'weightedScore'>>;

/** A text that must be there. @throws invalid_request. */
export const requireText = (text: string | undefined, field: string, atLeast = 1): string => {
  const given = text?.trim() ?? '';
  if (given === '') throw invalidField(field, 'required');
  if (given.length < atLeast) throw invalidField(field, 'too_short', atLeast);
  return given;
};

const orNull = (text: string | undefined): string | null => text?.trim() || null;

/** Stores the decision, with comment and message as given. */
export const writeDecision = (
  { tx, caller, access: { application }, input }: Pick<DecisionContext, 'tx' | 'caller' | 'access' | 'input'>,
  decision: Pick<NewDecision, 'kind'> & Partial<NewDecision>,
) =>
  addDecision(tx, {
    applicationId: application.id,
    version: application.version,
    reviewRound: application.reviewRound,
    decision: input.decision,
    by: caller.actor,
    internalComment: orNull(input.internalComment),
    messageToApplicant: orNull(input.messageToApplicant),
    ...decision,
  });

interface Happened {
  action: EventAction;
  to: Status;
  message?: string | null;
  changes?: { field: string; new: unknown }[];
}

/** Writes a decision for the log, last of all. */
export const auditDecision = (
  { tx, caller, access: { application } }: DecisionContext,
  { action, to, changes = [] }: Happened,
) =>
  recordAudit(tx, caller, 'DECIDE', aboutApplication(application, 'REVIEW'), [
    { field: 'decision', old: null, new: action },
    { field: 'status', old: application.status, new: to },
    ...changes.map((change) => ({ ...change, old: null })),
  ]);

/** Writes what happened for timeline and log, last of all. */
export const writeHistory = async (c: DecisionContext, happened: Happened): Promise<void> => {
  await recordEvent(c.tx, c.access.application, happened.action, c.caller.actor, happened);
  await auditDecision(c, happened);
};

/** The status a transition of fixed target leads to. */
export const targetOf = ({ to }: Transition): Status => {
  if (to === 'PREVIOUS' || to === 'SAME' || to === 'GONE') throw new Error(`${to} is no fixed status`);
  return to;
};
