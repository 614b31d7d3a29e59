import type { Status } from './enums.ts';

/** In what capacity someone acts on one application. */
export type Capacity = 'OWNER' | 'REVIEWER' | 'MANAGER' | 'SUPER' | 'SYSTEM';

export const actions = [
  'SUBMIT',
  'START_REVIEW',
  'RETURN',
  'RESUBMIT',
  'EXPIRE',
  'RECOMMEND',
  'ADVISE_AGAINST',
  'SEND_BACK',
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
  | 'formComplete'
  | 'noConflictDeclared'
  | 'sectionsMessageAndDate'
  | 'onlyNamedSectionsChanged'
  | 'dueDatePassed'
  | 'allCriteriaScored'
  | 'reason'
  | 'singleStep'
  | 'enoughBalance'
  | 'notOwnEntry'
  | 'ruleNamed'
  | 'within90Days';

export interface Transition {
  action: Action;
  from: readonly Status[];
  /** `PREVIOUS`: the status before the hold. `GONE`: the row is deleted. */
  to: Status | 'PREVIOUS' | 'GONE';
  who: readonly Capacity[];
  guards: readonly Guard[];
}

const open = [
  'SUBMITTED',
  'UNDER_REVIEW',
  'RETURNED',
  'RESUBMITTED',
  'RECOMMENDED',
  'NOT_RECOMMENDED',
] as const;
const recommended = ['RECOMMENDED', 'NOT_RECOMMENDED'] as const;

/** The one table of what may happen to an application; the server and the pages read it. */
export const statusMachine: readonly Transition[] = [
  { action: 'SUBMIT', from: ['DRAFT'], to: 'SUBMITTED', who: ['OWNER'], guards: ['formComplete'] },
  {
    action: 'START_REVIEW',
    from: ['SUBMITTED', 'RESUBMITTED'],
    to: 'UNDER_REVIEW',
    who: ['REVIEWER', 'MANAGER', 'SUPER'],
    guards: ['noConflictDeclared'],
  },
  {
    action: 'RETURN',
    from: ['UNDER_REVIEW'],
    to: 'RETURNED',
    who: ['REVIEWER', 'MANAGER', 'SUPER'],
    guards: ['sectionsMessageAndDate', 'notOwnEntry'],
  },
  {
    action: 'RESUBMIT',
    from: ['RETURNED'],
    to: 'RESUBMITTED',
    who: ['OWNER'],
    guards: ['onlyNamedSectionsChanged', 'formComplete'],
  },
  { action: 'EXPIRE', from: ['RETURNED'], to: 'EXPIRED', who: ['SYSTEM'], guards: ['dueDatePassed'] },
  {
    action: 'RECOMMEND',
    from: ['UNDER_REVIEW'],
    to: 'RECOMMENDED',
    who: ['REVIEWER'],
    guards: ['noConflictDeclared', 'allCriteriaScored', 'notOwnEntry'],
  },
  {
    action: 'ADVISE_AGAINST',
    from: ['UNDER_REVIEW'],
    to: 'NOT_RECOMMENDED',
    who: ['REVIEWER'],
    guards: ['noConflictDeclared', 'allCriteriaScored', 'notOwnEntry'],
  },
  {
    action: 'SEND_BACK',
    from: recommended,
    to: 'UNDER_REVIEW',
    who: ['MANAGER', 'SUPER'],
    guards: ['reason', 'notOwnEntry'],
  },
  {
    action: 'APPROVE',
    from: recommended,
    to: 'APPROVED',
    who: ['MANAGER', 'SUPER'],
    guards: ['enoughBalance', 'notOwnEntry'],
  },
  {
    action: 'REJECT',
    from: recommended,
    to: 'REJECTED',
    who: ['MANAGER', 'SUPER'],
    guards: ['reason', 'notOwnEntry'],
  },
  {
    action: 'APPROVE',
    from: ['UNDER_REVIEW'],
    to: 'APPROVED',
    who: ['REVIEWER', 'MANAGER', 'SUPER'],
    guards: ['singleStep', 'allCriteriaScored', 'enoughBalance', 'notOwnEntry'],
  },
  {
    action: 'REJECT',
    from: ['UNDER_REVIEW'],
    to: 'REJECTED',
    who: ['REVIEWER', 'MANAGER', 'SUPER'],
    guards: ['singleStep', 'allCriteriaScored', 'reason', 'notOwnEntry'],
  },
  { action: 'HOLD', from: open, to: 'ON_HOLD', who: ['MANAGER', 'SUPER'], guards: ['reason'] },
  { action: 'RELEASE', from: ['ON_HOLD'], to: 'PREVIOUS', who: ['MANAGER', 'SUPER'], guards: ['reason'] },
  {
    action: 'MARK_INELIGIBLE',
    from: ['SUBMITTED', 'UNDER_REVIEW'],
    to: 'INELIGIBLE',
    who: ['MANAGER', 'SUPER'],
    guards: ['ruleNamed', 'notOwnEntry'],
  },
  {
    action: 'WITHDRAW',
    from: ['DRAFT', ...open],
    to: 'WITHDRAWN',
    who: ['OWNER', 'MANAGER'],
    guards: [],
  },
  {
    action: 'REOPEN',
    from: ['REJECTED', 'INELIGIBLE', 'WITHDRAWN'],
    to: 'UNDER_REVIEW',
    who: ['SUPER'],
    guards: ['reason', 'within90Days'],
  },
  { action: 'DELETE_DRAFT', from: ['DRAFT'], to: 'GONE', who: ['OWNER', 'SYSTEM'], guards: [] },
];

/** The row for an action from a status by someone, or undefined when it may not happen. */
export const transitionFor = (action: Action, from: Status, who: Capacity): Transition | undefined =>
  statusMachine.find((row) => row.action === action && row.from.includes(from) && row.who.includes(who));

/** Whether an action exists from a status at all, whoever asks. */
export const actionExistsFrom = (action: Action, from: Status): boolean =>
  statusMachine.some((row) => row.action === action && row.from.includes(from));
