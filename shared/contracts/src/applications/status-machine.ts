import type { DecisionMode } from '../funds/enums.ts';
import type { Status } from './enums.ts';

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

/** What must hold besides status and capacity; the server refuses by these names. */
export type Guard =
  | 'fundOpen'
  | 'noOtherInProgress'
  | 'formComplete'
  | 'filesClean'
  | 'declarationsSigned'
  | 'eligible'
  | 'onBehalf'
  | 'mailedProof'
  | 'notConfirmedYet'
  | 'confirmedWhenOnBehalf'
  | 'enteredByCaller'
  | 'assignedWhereFundAssigns'
  | 'noConflictDeclared'
  | 'conflictTypeNamed'
  | 'sectionsMessageAndDate'
  | 'onlyNamedSectionsChanged'
  | 'somethingChanged'
  | 'dueDatePassed'
  | 'twoRemindersSent'
  | 'graceOver'
  | 'allCriteriaScored'
  | 'requiredReviewersIn'
  | 'reason'
  | 'singleStep'
  | 'twoStep'
  | 'enoughBalanceOrOverride'
  | 'aboveSignOffLimit'
  | 'secondSignOffAboveLimit'
  | 'notOwnEntry'
  | 'notOwnReview'
  | 'ruleNamed'
  | 'writtenRequestWhenManager'
  | 'within90Days'
  | 'ownOr180DaysAndTwoNotices';

export interface Transition {
  action: Action;
  /** Empty: there is no application before. */
  from: readonly Status[];
  /** `PREVIOUS`: the status before the hold. `SAME`: it stays. `GONE`: the row is deleted. */
  to: Status | 'PREVIOUS' | 'SAME' | 'GONE';
  who: readonly Capacity[];
  guards: readonly Guard[];
  /** What is kept besides actor, role, time, address and version, for docs/states.md. */
  keeps: string;
}

const open = [
  'SUBMITTED',
  'UNDER_REVIEW',
  'RETURNED',
  'RESUBMITTED',
  'RECOMMENDED',
  'NOT_RECOMMENDED',
] as const;
const inProgress = [...open, 'ON_HOLD'] as const;
const recommended = ['RECOMMENDED', 'NOT_RECOMMENDED'] as const;

/** The one table of what may happen to an application; server, pages and docs/states.md read it. */
export const statusMachine: readonly Transition[] = [
  {
    action: 'CREATE',
    from: [],
    to: 'DRAFT',
    who: ['OWNER'],
    guards: ['fundOpen', 'noOtherInProgress'],
    keeps: 'channel and authority',
  },
  {
    action: 'SUBMIT',
    from: ['DRAFT'],
    to: 'SUBMITTED',
    who: ['OWNER'],
    guards: ['fundOpen', 'noOtherInProgress', 'formComplete', 'filesClean', 'declarationsSigned', 'eligible'],
    keeps: 'snapshot; receipt; mail to both on behalf',
  },
  {
    action: 'CONFIRM',
    from: inProgress,
    to: 'SAME',
    who: ['OWNER'],
    guards: ['onBehalf', 'mailedProof'],
    keeps: 'confirmation time',
  },
  {
    action: 'REFUSE_ENTRY',
    from: inProgress,
    to: 'SAME',
    who: ['OWNER'],
    guards: ['onBehalf', 'mailedProof', 'notConfirmedYet'],
    keeps: 'refusal time; reason; mail to managers',
  },
  {
    action: 'HAND_OVER',
    from: inProgress,
    to: 'SAME',
    who: ['OWNER', 'SYSTEM'],
    guards: ['onBehalf', 'enteredByCaller'],
    keeps: 'mail to both on behalf',
  },
  {
    action: 'START_REVIEW',
    from: ['SUBMITTED', 'RESUBMITTED'],
    to: 'UNDER_REVIEW',
    who: ['REVIEWER', 'MANAGER', 'SUPER'],
    guards: ['assignedWhereFundAssigns', 'noConflictDeclared', 'notOwnEntry'],
    keeps: 'assignment and declaration',
  },
  {
    action: 'RETURN',
    from: ['UNDER_REVIEW'],
    to: 'RETURNED',
    who: ['REVIEWER', 'MANAGER', 'SUPER'],
    guards: ['assignedWhereFundAssigns', 'sectionsMessageAndDate', 'notOwnEntry'],
    keeps: 'sections message date; mail to applicant',
  },
  {
    action: 'RESUBMIT',
    from: ['RETURNED'],
    to: 'RESUBMITTED',
    who: ['OWNER'],
    guards: ['onlyNamedSectionsChanged', 'somethingChanged', 'formComplete', 'filesClean', 'eligible'],
    keeps: 'snapshot; receipt; diff; mail to both on behalf',
  },
  {
    action: 'REMIND',
    from: ['RETURNED'],
    to: 'SAME',
    who: ['SYSTEM'],
    guards: ['dueDatePassed'],
    keeps: 'reminder; mail to applicant',
  },
  {
    action: 'EXPIRE',
    from: ['RETURNED'],
    to: 'EXPIRED',
    who: ['SYSTEM'],
    guards: ['graceOver', 'twoRemindersSent'],
    keeps: 'reminder; mail to applicant',
  },
  {
    action: 'ABSTAIN',
    from: inProgress,
    to: 'SAME',
    who: ['REVIEWER'],
    guards: ['conflictTypeNamed'],
    keeps: 'conflict type; comment; assignment and declaration',
  },
  {
    action: 'PROPOSE_INELIGIBLE',
    from: ['UNDER_REVIEW'],
    to: 'SAME',
    who: ['REVIEWER'],
    guards: ['ruleNamed', 'noConflictDeclared', 'notOwnEntry'],
    keeps: 'rule; comment',
  },
  {
    action: 'RECOMMEND',
    from: ['UNDER_REVIEW'],
    to: 'RECOMMENDED',
    who: ['REVIEWER'],
    guards: [
      'twoStep',
      'confirmedWhenOnBehalf',
      'noConflictDeclared',
      'allCriteriaScored',
      'requiredReviewersIn',
      'notOwnEntry',
    ],
    keeps: 'scores; comment; recommended amount',
  },
  {
    action: 'ADVISE_AGAINST',
    from: ['UNDER_REVIEW'],
    to: 'NOT_RECOMMENDED',
    who: ['REVIEWER'],
    guards: ['twoStep', 'noConflictDeclared', 'allCriteriaScored', 'requiredReviewersIn', 'notOwnEntry'],
    keeps: 'scores; comment; recommended amount',
  },
  {
    action: 'SEND_BACK',
    from: recommended,
    to: 'UNDER_REVIEW',
    who: ['MANAGER', 'SUPER'],
    guards: ['reason', 'notOwnEntry'],
    keeps: 'reason',
  },
  {
    action: 'FIRST_SIGN_OFF',
    from: recommended,
    to: 'SAME',
    who: ['MANAGER'],
    guards: [
      'twoStep',
      'confirmedWhenOnBehalf',
      'aboveSignOffLimit',
      'enoughBalanceOrOverride',
      'notOwnEntry',
      'notOwnReview',
    ],
    keeps: 'approved amount and conditions',
  },
  {
    action: 'APPROVE',
    from: recommended,
    to: 'APPROVED',
    who: ['MANAGER', 'SUPER'],
    guards: [
      'confirmedWhenOnBehalf',
      'enoughBalanceOrOverride',
      'secondSignOffAboveLimit',
      'notOwnEntry',
      'notOwnReview',
    ],
    keeps: 'approved amount and conditions; commitment; override reason; mail to applicant',
  },
  {
    action: 'REJECT',
    from: recommended,
    to: 'REJECTED',
    who: ['MANAGER', 'SUPER'],
    guards: ['reason', 'notOwnEntry', 'notOwnReview'],
    keeps: 'reason code; message; mail to applicant',
  },
  {
    action: 'FIRST_SIGN_OFF',
    from: ['UNDER_REVIEW'],
    to: 'SAME',
    who: ['REVIEWER', 'MANAGER'],
    guards: [
      'singleStep',
      'confirmedWhenOnBehalf',
      'aboveSignOffLimit',
      'allCriteriaScored',
      'enoughBalanceOrOverride',
      'notOwnEntry',
    ],
    keeps: 'scores; approved amount and conditions',
  },
  {
    action: 'APPROVE',
    from: ['UNDER_REVIEW'],
    to: 'APPROVED',
    who: ['REVIEWER', 'MANAGER', 'SUPER'],
    guards: [
      'singleStep',
      'confirmedWhenOnBehalf',
      'allCriteriaScored',
      'enoughBalanceOrOverride',
      'secondSignOffAboveLimit',
      'notOwnEntry',
    ],
    keeps: 'scores; approved amount and conditions; commitment; override reason; mail to applicant',
  },
  {
    action: 'REJECT',
    from: ['UNDER_REVIEW'],
    to: 'REJECTED',
    who: ['REVIEWER', 'MANAGER', 'SUPER'],
    guards: ['singleStep', 'allCriteriaScored', 'reason', 'notOwnEntry'],
    keeps: 'scores; reason code; message; mail to applicant',
  },
  {
    action: 'HOLD',
    from: open,
    to: 'ON_HOLD',
    who: ['MANAGER', 'SUPER'],
    guards: ['reason', 'notOwnEntry'],
    keeps: 'reason; previous status; mail to applicant',
  },
  {
    action: 'RELEASE',
    from: ['ON_HOLD'],
    to: 'PREVIOUS',
    who: ['MANAGER', 'SUPER'],
    guards: ['reason', 'notOwnEntry'],
    keeps: 'reason; mail to applicant',
  },
  {
    action: 'MARK_INELIGIBLE',
    from: ['SUBMITTED', 'UNDER_REVIEW'],
    to: 'INELIGIBLE',
    who: ['MANAGER', 'SUPER'],
    guards: ['ruleNamed', 'notOwnEntry', 'notOwnReview'],
    keeps: 'rule; message; mail to applicant',
  },
  {
    action: 'WITHDRAW',
    from: ['DRAFT', ...open],
    to: 'WITHDRAWN',
    who: ['OWNER', 'MANAGER'],
    guards: ['writtenRequestWhenManager'],
    keeps: 'reason; mail to applicant',
  },
  {
    action: 'REOPEN',
    from: ['REJECTED', 'INELIGIBLE', 'WITHDRAWN'],
    to: 'UNDER_REVIEW',
    who: ['SUPER'],
    guards: ['reason', 'within90Days', 'noOtherInProgress', 'notOwnEntry'],
    keeps: 'reason; new version; mail to applicant',
  },
  {
    action: 'DELETE_DRAFT',
    from: ['DRAFT'],
    to: 'GONE',
    who: ['OWNER', 'SYSTEM'],
    guards: ['ownOr180DaysAndTwoNotices'],
    keeps: 'count only',
  },
];

/** Whether a row counts where a fund decides in one step or in two. */
export const holdsIn = (mode: DecisionMode, { guards }: Transition): boolean =>
  mode === 'SINGLE_STEP' ? !guards.includes('twoStep') : !guards.includes('singleStep');

/** The row for an action from a status by someone, or undefined when it may not happen. */
export const transitionFor = (action: Action, from: Status, who: Capacity): Transition | undefined =>
  statusMachine.find((row) => row.action === action && row.from.includes(from) && row.who.includes(who));
