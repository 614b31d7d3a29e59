import { resubmit, withdraw } from '@portal/contracts/applications/applications';
import { apply, deleteDraft } from '@portal/contracts/applications/drafts';
import type { Status } from '@portal/contracts/applications/enums';
import type { Action, Capacity } from '@portal/contracts/applications/status-machine';
import type { DecisionMode } from '@portal/contracts/funds/enums';
import { type Decide, declareConflict, reviewerDecision } from '@portal/contracts/review/decide';
import { followReturned } from '../../../src/review/reminders/returned-applications.ts';
import type { Reply } from '../../support/client.ts';
import { fullScores } from '../../support/make-applications.ts';
import type { TestPortal } from '../../support/portal.ts';

/** Something that somebody tries, whether they may or not. */
export interface Attempt {
  /** Who and what, such as `owner SUBMIT`. */
  name: string;
  action: Action;
  who: Capacity;
  run: () => Promise<Reply<unknown> | undefined>;
}

interface Event {
  action: string;
  from: Status | null;
  to: Status;
}

/** One application from its draft on, with all that anybody may try. */
export interface ApplicationRun {
  mode: DecisionMode;
  attempts: readonly Attempt[];
  /** The status, undefined once it is deleted, and what happened so far. */
  read: () => Promise<{ status: Status | undefined; events: Event[] }>;
}

const scores = fullScores('BASE_FUND');
const words = { internalComment: 'As the council wants it.', messageToApplicant: 'As the council wants it.' };
const decisions: readonly (readonly [Action, Omit<Decide, 'rowVersion'>, string?])[] = [
  ['START_REVIEW', { decision: 'START_REVIEW' }],
  ['RETURN', { decision: 'RETURN', sections: ['project'], ...words }],
  ['PROPOSE_INELIGIBLE', { decision: 'MARK_INELIGIBLE', rule: 'stateParty', ...words }],
  ['MARK_INELIGIBLE', { decision: 'MARK_INELIGIBLE', rule: 'stateParty', ...words }],
  ['RECOMMEND', { decision: 'APPROVE', scores }],
  ['ADVISE_AGAINST', { decision: 'REJECT', scores, reasonCode: 'LOWER_PRIORITY' }],
  ['REJECT', { decision: 'REJECT', scores, reasonCode: 'LOWER_PRIORITY', ...words }],
  ['SEND_BACK', { decision: 'SEND_BACK', ...words }],
  ['FIRST_SIGN_OFF', { decision: 'APPROVE', scores }],
  ['APPROVE', { decision: 'APPROVE', scores }, ' all'],
  [
    'APPROVE',
    { decision: 'APPROVE', scores, amountApproved: { amount: '60000.00', currency: 'USD' } },
    ' a part',
  ],
  ['HOLD', { decision: 'HOLD', ...words }],
  ['RELEASE', { decision: 'RELEASE', ...words }],
  ['REOPEN', { decision: 'REOPEN', ...words }],
  ['ABSTAIN', { decision: 'ABSTAIN', conflictType: 'OTHER', ...words }],
];
const staff = { reviewer: 'REVIEWER', reviewer2: 'REVIEWER', manager: 'MANAGER', admin: 'SUPER' } as const;

/** Begins one in a fund of its own; above 100,000 two people sign. */
export const beginRun = async (portal: TestPortal, decisionMode: DecisionMode): Promise<ApplicationRun> => {
  const owner = await portal.make.user();
  const fundId = await portal.make.fund({ decisionMode, secondSignOffAbove: '100000.00' });
  const { id, answers } = await portal.make.draft({ owner, fundId });
  const params = { id };
  const version = () => portal.make.rowVersionOf(id);
  let changes = 0;

  /** Over its date, and both reminders days ago. */
  const expire = async () => {
    for (let run = 0; run < 3; run += 1) {
      await portal.db`update applications set due_at = now() - interval '60 days' where ${run} = 0 and id = ${id} and due_at is not null`;
      await portal.db`update reminders set sent_at = sent_at - interval '2 days' where subject_id = ${id}`;
      await followReturned(portal.db);
    }
    return undefined;
  };

  const client = await portal.as(owner);
  const own: Attempt[] = [
    {
      name: 'owner SUBMIT',
      action: 'SUBMIT',
      who: 'OWNER',
      run: async () => client.call(apply, { body: { draftId: id, rowVersion: await version() } }),
    },
    {
      name: 'owner RESUBMIT',
      action: 'RESUBMIT',
      who: 'OWNER',
      run: async () => {
        changes += 1;
        const project = { ...answers.project, city: `Mombasa ${changes}` };
        return client.call(resubmit, { params, body: { rowVersion: await version(), answers: { project } } });
      },
    },
    {
      name: 'owner DELETE_DRAFT',
      action: 'DELETE_DRAFT',
      who: 'OWNER',
      run: () => client.call(deleteDraft, { query: { id } }),
    },
    {
      name: 'owner WITHDRAW',
      action: 'WITHDRAW',
      who: 'OWNER',
      run: async () => client.call(withdraw, { params, body: { rowVersion: await version() } }),
    },
    { name: 'system EXPIRE', action: 'EXPIRE', who: 'SYSTEM', run: expire },
  ];

  const theirs = await Promise.all(
    (['reviewer', 'reviewer2', 'manager', 'admin'] as const).map(async (name): Promise<Attempt[]> => {
      const one = await portal.as(name);
      const who = staff[name];
      const said = decisions.map(([action, body, more = '']) => ({
        name: `${name} ${action}${more}`,
        action,
        who,
        run: async () =>
          one.call(reviewerDecision, { params, body: { ...body, rowVersion: await version() } }),
      }));
      return [
        ...said,
        {
          name: `${name} DECLARE`,
          action: 'START_REVIEW',
          who,
          run: () => one.call(declareConflict, { params, body: { hasConflict: false } }),
        },
        {
          name: `${name} WITHDRAW`,
          action: 'WITHDRAW',
          who,
          run: async () =>
            one.call(withdraw, { params, body: { rowVersion: await version(), reason: 'By letter.' } }),
        },
      ];
    }),
  );

  const strangers: Attempt[] = decisions.map(([action, body, more = '']) => ({
    name: `owner ${action}${more}`,
    action,
    who: 'OWNER',
    run: async () =>
      client.call(reviewerDecision, { params, body: { ...body, rowVersion: await version() } }),
  }));

  const read: ApplicationRun['read'] = async () => {
    const [row] = await portal.db<{ status: Status }[]>`select status from applications where id = ${id}`;
    const events = await portal.db<Event[]>`
      select action, from_status as "from", to_status as "to" from application_events
      where application_id = ${id} order by seq`;
    return { status: row?.status, events };
  };
  return { mode: decisionMode, attempts: [...own, ...theirs.flat(), ...strangers], read };
};
