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

/** The one table of what may happen to an application; server, pages and docs/states.md read it. */
export const statusMachine: readonly Transition[] = [
  {
    action: 'CREATE',
    from: [],
    to: 'DRAFT',
    who: ['OWNER'],
    guards: 'fund open; no other in progress',
    keeps: 'channel and authority',
  },
  {
    action: 'SUBMIT',
    from: ['DRAFT'],
    to: 'SUBMITTED',
    who: ['OWNER'],
    guards: 'fund open; no other in progress; form complete; files clean; declarations signed; eligible',
    keeps: 'snapshot; receipt; mail to both on behalf',
  },
  {
    action: 'CONFIRM',
    from: inProgressStatuses,
    to: 'SAME',
    who: ['OWNER'],
    guards: 'on behalf; mailed proof',
    keeps: 'confirmation time',
  },
  {
    action: 'REFUSE_ENTRY',
    from: inProgressStatuses,
    to: 'SAME',
    who: ['OWNER'],
    guards: 'on behalf; mailed proof; not confirmed yet',
    keeps: 'refusal time; reason; mail to managers',
  },
  {
    action: 'HAND_OVER',
    from: inProgressStatuses,
    to: 'SAME',
    who: ['OWNER', 'SYSTEM'],
    guards: 'on behalf; entered by caller',
    keeps: 'mail to both on behalf',
  },
  {
    action: 'START_REVIEW',
    from: ['SUBMITTED', 'RESUBMITTED'],
    to: 'UNDER_REVIEW',
    who: ['REVIEWER', 'MANAGER', 'SUPER'],
    guards: 'assigned where fund assigns; no conflict declared; not own entry',
    keeps: 'assignment and declaration',
  },
  {
    action: 'RETURN',
    from: ['UNDER_REVIEW'],
    to: 'RETURNED',
    who: ['REVIEWER', 'MANAGER', 'SUPER'],
    guards: 'assigned where fund assigns; sections message and date; not own entry',
    keeps: 'sections message date; mail to applicant',
  },
  {
    action: 'RESUBMIT',
    from: ['RETURNED'],
    to: 'RESUBMITTED',
    who: ['OWNER'],
    guards: 'only named sections changed; something changed; form complete; files clean; eligible',
    keeps: 'snapshot; receipt; diff; mail to both on behalf and to reviewers',
  },
  {
    action: 'REMIND',
    from: ['RETURNED'],
    to: 'SAME',
    who: ['SYSTEM'],
    guards: 'due date passed',
    keeps: 'reminder; mail to applicant',
  },
  {
    action: 'EXPIRE',
    from: ['RETURNED'],
    to: 'EXPIRED',
    who: ['SYSTEM'],
    guards: 'grace over; two reminders sent',
    keeps: 'reminder; mail to applicant',
  },
  {
    action: 'ABSTAIN',
    from: inProgressStatuses,
    to: 'SAME',
    who: ['REVIEWER'],
    guards: 'conflict type named',
    keeps: 'conflict type; comment; assignment and declaration',
  },
  {
    action: 'ABSTAIN',
    from: [...inProgressStatuses, 'APPROVED'],
    to: 'SAME',
    who: ['MANAGER', 'SUPER'],
    guards: 'conflict type named; not own entry',
    keeps: 'conflict type; comment; declaration',
  },
  {
    action: 'PROPOSE_INELIGIBLE',
    from: ['UNDER_REVIEW'],
    to: 'SAME',
    who: ['REVIEWER'],
    guards: 'rule named; no conflict declared; not own entry',
    keeps: 'rule; comment',
  },
  {
    action: 'RECOMMEND',
    from: ['UNDER_REVIEW'],
    to: 'RECOMMENDED',
    who: ['REVIEWER'],
    mode: 'TWO_STEP',
    needsScores: true,
    needsConfirmation: true,
    guards: 'no conflict declared; required reviewers in; not own entry',
    keeps: 'scores; comment; recommended amount',
  },
  {
    action: 'ADVISE_AGAINST',
    from: ['UNDER_REVIEW'],
    to: 'NOT_RECOMMENDED',
    who: ['REVIEWER'],
    mode: 'TWO_STEP',
    needsScores: true,
    guards: 'no conflict declared; required reviewers in; not own entry',
    keeps: 'scores; comment; recommended amount',
  },
  {
    action: 'SEND_BACK',
    from: advised,
    to: 'UNDER_REVIEW',
    who: ['MANAGER', 'SUPER'],
    guards: 'reason; not own entry',
    keeps: 'reason; mail to reviewers',
  },
  {
    action: 'FIRST_SIGN_OFF',
    from: advised,
    to: 'SAME',
    who: ['MANAGER'],
    mode: 'TWO_STEP',
    needsConfirmation: true,
    guards: 'above sign off limit; not own entry; not own review',
    keeps: 'approved amount and conditions',
  },
  {
    action: 'APPROVE',
    from: advised,
    to: 'APPROVED',
    who: ['MANAGER', 'SUPER'],
    needsConfirmation: true,
    guards: 'enough balance or override; second sign off above limit; not own entry; not own review',
    keeps: 'approved amount and conditions; commitment; override reason; mail to applicant',
  },
  {
    action: 'REJECT',
    from: advised,
    to: 'REJECTED',
    who: ['MANAGER', 'SUPER'],
    guards: 'reason; not own entry; not own review',
    keeps: 'reason code; message; mail to applicant',
  },
  {
    action: 'FIRST_SIGN_OFF',
    from: ['UNDER_REVIEW'],
    to: 'SAME',
    who: ['REVIEWER', 'MANAGER'],
    mode: 'SINGLE_STEP',
    needsScores: true,
    needsConfirmation: true,
    guards: 'above sign off limit; not own entry',
    keeps: 'scores; approved amount and conditions',
  },
  {
    action: 'APPROVE',
    from: ['UNDER_REVIEW'],
    to: 'APPROVED',
    who: ['REVIEWER', 'MANAGER', 'SUPER'],
    mode: 'SINGLE_STEP',
    needsScores: true,
    needsConfirmation: true,
    guards: 'enough balance or override; second sign off above limit; not own entry',
    keeps: 'scores; approved amount and conditions; commitment; override reason; mail to applicant',
  },
  {
    action: 'REJECT',
    from: ['UNDER_REVIEW'],
    to: 'REJECTED',
    who: ['REVIEWER', 'MANAGER', 'SUPER'],
    mode: 'SINGLE_STEP',
    needsScores: true,
    guards: 'reason; not own entry',
    keeps: 'scores; reason code; message; mail to applicant',
  },
  {
    action: 'HOLD',
    from: openStatuses,
    to: 'ON_HOLD',
    who: ['MANAGER', 'SUPER'],
    guards: 'reason; not own entry',
    keeps: 'reason; previous status; mail to applicant',
  },
  {
    action: 'RELEASE',
    from: ['ON_HOLD'],
    to: 'PREVIOUS',
    who: ['MANAGER', 'SUPER'],
    guards: 'reason; not own entry',
    keeps: 'reason; mail to applicant',
  },
  {
    action: 'MARK_INELIGIBLE',
    from: ['SUBMITTED', 'UNDER_REVIEW'],
    to: 'INELIGIBLE',
    who: ['MANAGER', 'SUPER'],
    guards: 'rule named; not own entry; not own review',
    keeps: 'rule; message; mail to applicant',
  },
  {
    action: 'WITHDRAW',
    from: ['DRAFT', ...openStatuses],
    to: 'WITHDRAWN',
    who: ['OWNER', 'MANAGER'],
    guards: 'written request when manager',
    keeps: 'reason; mail to applicant and reviewers',
  },
  {
    action: 'REOPEN',
    from: ['REJECTED', 'INELIGIBLE', 'WITHDRAWN'],
    to: 'UNDER_REVIEW',
    who: ['SUPER'],
    guards: 'reason; within 90 days; no other in progress; not own entry',
    keeps: 'reason; new version; mail to applicant and reviewers',
  },
  {
    action: 'DELETE_DRAFT',
    from: ['DRAFT'],
    to: 'GONE',
    who: ['OWNER', 'SYSTEM'],
    guards: 'own or 180 days and two notices',
    keeps: 'count only',
  },
];

/** Whether a row counts where a fund decides in one step or in two. */
export const holdsIn = (mode: DecisionMode, row: Transition): boolean =>
  row.mode === undefined || row.mode === mode;

/** The row for an action from a status by someone, or undefined when it may not happen. */
export const transitionFor = (action: Action, from: Status, who: Capacity): Transition | undefined =>
  statusMachine.find((row) => row.action === action && row.from.includes(from) && row.who.includes(who));
