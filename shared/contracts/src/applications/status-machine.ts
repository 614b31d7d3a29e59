import type { DecisionMode } from '../funds/enums.ts';
import { advised, inProgressStatuses, openStatuses, type Status } from './enums.ts';

/** In what capacity someone acts on one application. OWNER: the applicant, or who entered it for the applicant. */
export type Capacity = 'OWNER' | 'REVIEWER' | 'MANAGER' | 'SUPER' | 'SYSTEM';

export const actions = [
  'CREATE',
  'SUBMIT',
  'CONFIRM',
  'REFUSE_ENTRY',
  'HAND_OVER',
  'START_REVIEW',
  'RETURN',
  'RESUBMIT',
  'REMIND',
  'EXPIRE',
  'ABSTAIN',
  'PROPOSE_INELIGIBLE',
  'RECOMMEND',
  'ADVISE_AGAINST',
  'SEND_BACK',
  'FIRST_SIGN_OFF',
  'APPROVE',
  'REJECT',
  'HOLD',
  'RELEASE',
  'MARK_INELIGIBLE',
  'WITHDRAW',
  'REOPEN',
  'DELETE_DRAFT',
] as const;
export type Action = (typeof actions)[number];

export interface Transition {
  action: Action;
  /** Empty: there is no application before. */
  from: readonly Status[];
  /** `PREVIOUS`: the status before the hold. `SAME`: it stays. `GONE`: the row is deleted. */
  to: Status | 'PREVIOUS' | 'SAME' | 'GONE';
  who: readonly Capacity[];
  /** The decision mode of the fund in which the row counts; absent: in both. */
  mode?: DecisionMode;
  /** The applicant must have confirmed what somebody else entered. */
  needsConfirmation?: true;
  /** Whether every criterion must have been scored. */
  needsScores?: true;
  /** What else must hold, for docs/states.md; the server asks it in code. */
  guards: string;
  /** What is kept besides actor, role, time, address and version, for docs/states.md. */
  keeps: string;
}

/** An action with the statuses from which it is taken, the one to which it leads, and by whom. */
const row = (
  action: Action,
  from: Transition['from'],
  to: Transition['to'],
  who: Transition['who'],
  facts: Omit<Transition, 'action' | 'from' | 'to' | 'who'>,
): Transition => ({ action, from, to, who, ...facts });

/** The one table of what may happen to an application; server, pages and docs/states.md read it. */
export const statusMachine: readonly Transition[] = [
  row('CREATE', [], 'DRAFT', ['OWNER'], {
    guards: 'fund open; no other in progress',
    keeps: 'channel and authority',
  }),
  row('SUBMIT', ['DRAFT'], 'SUBMITTED', ['OWNER'], {
    guards: 'fund open; no other in progress; form complete; files clean; declarations signed; eligible',
    keeps: 'snapshot; receipt; mail to both on behalf',
  }),
  row('CONFIRM', inProgressStatuses, 'SAME', ['OWNER'], {
    guards: 'on behalf; mailed proof',
    keeps: 'confirmation time',
  }),
  row('REFUSE_ENTRY', inProgressStatuses, 'SAME', ['OWNER'], {
    guards: 'on behalf; mailed proof; not confirmed yet',
    keeps: 'refusal time; reason; mail to managers',
  }),
  row('HAND_OVER', inProgressStatuses, 'SAME', ['OWNER', 'SYSTEM'], {
    guards: 'on behalf; entered by caller',
    keeps: 'mail to both on behalf',
  }),
  row('START_REVIEW', ['SUBMITTED', 'RESUBMITTED'], 'UNDER_REVIEW', ['REVIEWER', 'MANAGER', 'SUPER'], {
    guards: 'assigned where fund assigns; no conflict declared; not own entry',
    keeps: 'assignment and declaration',
  }),
  row('RETURN', ['UNDER_REVIEW'], 'RETURNED', ['REVIEWER', 'MANAGER', 'SUPER'], {
    guards: 'assigned where fund assigns; sections message and date; not own entry',
    keeps: 'sections message date; mail to applicant',
  }),
  row('RESUBMIT', ['RETURNED'], 'RESUBMITTED', ['OWNER'], {
    guards: 'only named sections changed; something changed; form complete; files clean; eligible',
    keeps: 'snapshot; receipt; diff; mail to both on behalf and to reviewers',
  }),
  row('REMIND', ['RETURNED'], 'SAME', ['SYSTEM'], {
    guards: 'due date passed',
    keeps: 'reminder; mail to applicant',
  }),
  row('EXPIRE', ['RETURNED'], 'EXPIRED', ['SYSTEM'], {
    guards: 'grace over; two reminders sent',
    keeps: 'reminder; mail to applicant',
  }),
  row('ABSTAIN', inProgressStatuses, 'SAME', ['REVIEWER'], {
    guards: 'conflict type named',
    keeps: 'conflict type; comment; assignment and declaration',
  }),
  row('ABSTAIN', [...inProgressStatuses, 'APPROVED'], 'SAME', ['MANAGER', 'SUPER'], {
    guards: 'conflict type named; not own entry',
    keeps: 'conflict type; comment; declaration',
  }),
  row('PROPOSE_INELIGIBLE', ['UNDER_REVIEW'], 'SAME', ['REVIEWER'], {
    guards: 'rule named; no conflict declared; not own entry',
    keeps: 'rule; comment',
  }),
  row('RECOMMEND', ['UNDER_REVIEW'], 'RECOMMENDED', ['REVIEWER'], {
    mode: 'TWO_STEP',
    needsScores: true,
    needsConfirmation: true,
    guards: 'no conflict declared; required reviewers in; not own entry',
    keeps: 'scores; comment; recommended amount',
  }),
  row('ADVISE_AGAINST', ['UNDER_REVIEW'], 'NOT_RECOMMENDED', ['REVIEWER'], {
    mode: 'TWO_STEP',
    needsScores: true,
    guards: 'no conflict declared; required reviewers in; not own entry',
    keeps: 'scores; comment; recommended amount',
  }),
  row('SEND_BACK', advised, 'UNDER_REVIEW', ['MANAGER', 'SUPER'], {
    guards: 'reason; not own entry',
    keeps: 'reason; mail to reviewers',
  }),
  row('FIRST_SIGN_OFF', advised, 'SAME', ['MANAGER'], {
    mode: 'TWO_STEP',
    needsConfirmation: true,
    guards: 'above sign off limit; not own entry; not own review',
    keeps: 'approved amount and conditions',
  }),
  row('APPROVE', advised, 'APPROVED', ['MANAGER', 'SUPER'], {
    needsConfirmation: true,
    guards: 'enough balance or override; second sign off above limit; not own entry; not own review',
    keeps: 'approved amount and conditions; commitment; override reason; mail to applicant',
  }),
  row('REJECT', advised, 'REJECTED', ['MANAGER', 'SUPER'], {
    guards: 'reason; not own entry; not own review',
    keeps: 'reason code; message; mail to applicant',
  }),
  row('FIRST_SIGN_OFF', ['UNDER_REVIEW'], 'SAME', ['REVIEWER', 'MANAGER'], {
    mode: 'SINGLE_STEP',
    needsScores: true,
    needsConfirmation: true,
    guards: 'above sign off limit; not own entry',
    keeps: 'scores; approved amount and conditions',
  }),
  row('APPROVE', ['UNDER_REVIEW'], 'APPROVED', ['REVIEWER', 'MANAGER', 'SUPER'], {
    mode: 'SINGLE_STEP',
    needsScores: true,
    needsConfirmation: true,
    guards: 'enough balance or override; second sign off above limit; not own entry',
    keeps: 'scores; approved amount and conditions; commitment; override reason; mail to applicant',
  }),
  row('REJECT', ['UNDER_REVIEW'], 'REJECTED', ['REVIEWER', 'MANAGER', 'SUPER'], {
    mode: 'SINGLE_STEP',
    needsScores: true,
    guards: 'reason; not own entry',
    keeps: 'scores; reason code; message; mail to applicant',
  }),
  row('HOLD', openStatuses, 'ON_HOLD', ['MANAGER', 'SUPER'], {
    guards: 'reason; not own entry',
    keeps: 'reason; previous status; mail to applicant',
  }),
  row('RELEASE', ['ON_HOLD'], 'PREVIOUS', ['MANAGER', 'SUPER'], {
    guards: 'reason; not own entry',
    keeps: 'reason; mail to applicant',
  }),
  row('MARK_INELIGIBLE', ['SUBMITTED', 'UNDER_REVIEW'], 'INELIGIBLE', ['MANAGER', 'SUPER'], {
    guards: 'rule named; not own entry; not own review',
    keeps: 'rule; message; mail to applicant',
  }),
  row('WITHDRAW', ['DRAFT', ...openStatuses], 'WITHDRAWN', ['OWNER', 'MANAGER'], {
    guards: 'written request when manager',
    keeps: 'reason; mail to applicant and reviewers',
  }),
  row('REOPEN', ['REJECTED', 'INELIGIBLE', 'WITHDRAWN'], 'UNDER_REVIEW', ['SUPER'], {
    guards: 'reason; within 90 days; no other in progress; not own entry',
    keeps: 'reason; new version; mail to applicant and reviewers',
  }),
  row('DELETE_DRAFT', ['DRAFT'], 'GONE', ['OWNER', 'SYSTEM'], {
    guards: 'own or 180 days and two notices',
    keeps: 'count only',
  }),
];

/** Whether a row counts where a fund decides in one step or in two. */
export const holdsIn = (mode: DecisionMode, row: Transition): boolean =>
  row.mode === undefined || row.mode === mode;

/** The row for an action from a status by someone, or undefined when it may not happen. */
export const transitionFor = (action: Action, from: Status, who: Capacity): Transition | undefined =>
  statusMachine.find((row) => row.action === action && row.from.includes(from) && row.who.includes(who));
