import type { Status } from '@portal/contracts/applications/enums';
import type { AskedRequest } from '@portal/contracts/applications/requests.schema';
import type { Decision } from '@portal/contracts/applications/review-enums';
import { allSections, type Section } from '@portal/contracts/applications/sections';
import type { May, StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import type { Decide } from '@portal/contracts/review/decide';
import type { Score } from '@portal/contracts/review/score';
import { given } from '@portal/platform';
import { endOfDay } from '../assign-reviewers/due-day.ts';
import { isAtWork } from '../read-application/is-at-work.ts';

/** The usual first, each with its right. A reviewer's APPROVE is a recommendation, a manager's is final. */
const permittedBy = {
  RECOMMEND: 'recommend',
  ADVISE_AGAINST: 'recommend',
  APPROVE: 'decide',
  REJECT: 'decide',
  RETURN: 'returnIt',
  ABSTAIN: 'abstain',
  START_REVIEW: 'startReview',
  SEND_BACK: 'sendBack',
  HOLD: 'hold',
  RELEASE: 'release',
  MARK_INELIGIBLE: 'markIneligible',
  PROPOSE_INELIGIBLE: 'proposeIneligible',
  WITHDRAW: 'withdraw',
  REOPEN: 'reopen',
} as const satisfies Record<string, keyof May>;
export type DecisionKind = keyof typeof permittedBy;

const decisionKinds = Object.keys(permittedBy) as DecisionKind[]; // the record has just these keys

/** A request of a return in its form; `question` names its section and, after a dot, its question. */
export const blankRequest = { question: '', text: '' };

export const questionValue = (section: Section, field: string | null): string =>
  field === null ? section : `${section}.${field}`;

const toRequest = ({ question, text }: typeof blankRequest): AskedRequest[] => {
  const section = allSections.find((one) => question === one || question.startsWith(`${one}.`));
  if (section === undefined) return [];
  const field = question.slice(section.length + 1);
  return [{ section, ...(field !== '' && { field }), text: text.trim() }];
};

export const blankDecision = {
  amount: '',
  conditions: '',
  reasonCode: '',
  rule: '',
  conflictType: '',
  requests: [blankRequest],
  dueOn: '',
  message: '',
  comment: '',
  /** The owner's written request to withdraw. */
  request: '',
  overrideReason: '',
};

export type DecisionValues = typeof blankDecision;

export type DecisionField = keyof DecisionValues;

/** Field of the request → the field that is filled in. */
export const serverNames: Readonly<Record<string, DecisionField>> = {
  'amountRecommended.amount': 'amount',
  'amountApproved.amount': 'amount',
  dueAt: 'dueOn',
  messageToApplicant: 'message',
  internalComment: 'comment',
  reason: 'request',
};

/** Which fields each kind asks for, in order. */
export const fieldsOf: Record<DecisionKind, readonly DecisionField[]> = {
  RECOMMEND: ['amount', 'comment'],
  ADVISE_AGAINST: ['reasonCode', 'comment'],
  APPROVE: ['amount', 'conditions', 'message'],
  REJECT: ['reasonCode', 'message'],
  RETURN: ['requests', 'message', 'dueOn'],
  ABSTAIN: ['conflictType', 'comment'],
  START_REVIEW: [],
  SEND_BACK: ['comment'],
  HOLD: ['message'],
  RELEASE: ['comment'],
  MARK_INELIGIBLE: ['rule', 'message'],
  PROPOSE_INELIGIBLE: ['rule', 'comment'],
  WITHDRAW: ['request'],
  REOPEN: ['comment'],
};

/** Fields that a kind asks for and that may stay empty. */
const optionalOf: Partial<Record<DecisionKind, readonly DecisionField[]>> = {
  RECOMMEND: ['comment'],
  ADVISE_AGAINST: ['comment'],
  APPROVE: ['conditions', 'message'],
  RETURN: ['message', 'dueOn'],
  ABSTAIN: ['comment'],
};

export const isOptionalIn = (kind: DecisionKind, field: DecisionField): boolean =>
  optionalOf[kind]?.includes(field) ?? false;

export const isDangerous = (kind: DecisionKind): boolean =>
  kind === 'REJECT' || kind === 'MARK_INELIGIBLE' || kind === 'ADVISE_AGAINST' || kind === 'WITHDRAW';

/** What the signed-in person may do with the application now, the usual things first. */
export const kindsFor = (may: May): DecisionKind[] => decisionKinds.filter((kind) => may[permittedBy[kind]]);

/** The name under which this device keeps what was typed of a decision when a session ended. */
export const decisionCopyName = (id: string, kind: DecisionKind): string => `decision-${id}-${kind}`;

/** What takes the application to its next state; the first that a person may do is the solid button. */
const onward: ReadonlySet<DecisionKind> = new Set(['RECOMMEND', 'APPROVE', 'START_REVIEW', 'RELEASE']);

/** Stand as buttons beside it; everything else is in the menu. */
const beside: ReadonlySet<DecisionKind> = new Set(['ADVISE_AGAINST', 'REJECT', 'RETURN']);

/** Where each kind stands in the bar of the workspace. */
export const barOf = (kinds: readonly DecisionKind[]) => {
  const main = kinds.find((kind) => onward.has(kind));
  return {
    /** The solid button; absent when somebody else moves the application on. */
    main,
    beside: kinds.filter((kind) => beside.has(kind)),
    more: kinds.filter((kind) => kind !== main && !beside.has(kind)),
  };
};

const turns: Partial<Record<Status, string>> = {
  UNDER_REVIEW: 'REVIEW',
  RECOMMENDED: 'DECIDE',
  NOT_RECOMMENDED: 'DECIDE',
  RETURNED: 'APPLICANT',
  ON_HOLD: 'RELEASE',
};

/** Whose turn it is, in the words of `turn`; undefined once the application is closed. */
export const turnOf = ({ status, assignments }: Pick<StaffApplication, 'status' | 'assignments'>) => {
  if (status !== 'SUBMITTED' && status !== 'RESUBMITTED') return turns[status];
  return assignments.some(isAtWork) ? 'START' : 'ASSIGN';
};

/** What `reviewerDecision` takes; a withdrawal has a call of its own. */
type DecidedKind = Exclude<DecisionKind, 'WITHDRAW'>;

const wireName: Partial<Record<DecidedKind, Decision>> = {
  RECOMMEND: 'APPROVE',
  ADVISE_AGAINST: 'REJECT',
  PROPOSE_INELIGIBLE: 'MARK_INELIGIBLE',
};

/** What moves towards a commitment, and so waits for the applicant of an entry to confirm it. */
export const commits: ReadonlySet<DecisionKind> = new Set(['RECOMMEND', 'APPROVE']);

/** What the applicant gets a mail of whose words can be seen before. */
export const mailed: ReadonlySet<DecisionKind> = new Set([
  'APPROVE',
  'REJECT',
  'RETURN',
  'HOLD',
  'RELEASE',
  'MARK_INELIGIBLE',
  'WITHDRAW',
  'REOPEN',
]);

/** Words that carry the scores where the person's next word needs them. */
export const scored: ReadonlySet<DecisionKind> = new Set([
  'RECOMMEND',
  'ADVISE_AGAINST',
  'APPROVE',
  'REJECT',
]);

/** Values of the dialog as the request: only what the kind asks for, nothing empty. */
export const toDecide = (
  kind: DecidedKind,
  values: DecisionValues,
  application: Pick<StaffApplication, 'rowVersion' | 'currency'>,
  scores: readonly Score[],
): Decide => {
  const asked = new Set(fieldsOf[kind]);
  const text = (field: Exclude<DecisionField, 'requests'>) => (asked.has(field) ? values[field].trim() : '');
  const amount = text('amount');
  const money = amount === '' ? undefined : { amount, currency: application.currency };
  const dueOn = text('dueOn');
  // Fields by name hold enum values that their choices offered; the server checks them again.
  return given({
    decision: wireName[kind] ?? kind,
    rowVersion: application.rowVersion,
    scores: scored.has(kind) ? scores : undefined,
    amountRecommended: kind === 'RECOMMEND' ? money : undefined,
    amountApproved: kind === 'APPROVE' ? money : undefined,
    conditions: text('conditions')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    reasonCode: text('reasonCode'),
    rule: text('rule'),
    conflictType: text('conflictType'),
    requests: asked.has('requests') ? values.requests.flatMap(toRequest) : undefined,
    dueAt: dueOn && endOfDay(dueOn),
    messageToApplicant: text('message'),
    internalComment: text('comment'),
    overrideReason: values.overrideReason.trim(),
    // Sections follow from the requests.
  } satisfies Record<Exclude<keyof Decide, 'sections'>, unknown>) as unknown as Decide;
};
