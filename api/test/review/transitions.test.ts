import { withdraw } from '@portal/contracts/applications/applications';
import { type Status, statuses } from '@portal/contracts/applications/enums';
import {
  type Action,
  type Capacity,
  holdsIn,
  transitionFor,
} from '@portal/contracts/applications/status-machine';
import type { DecisionMode } from '@portal/contracts/funds/enums';
import { type Decide, reviewerDecision as decide } from '@portal/contracts/review/decide';
import { beforeAll, describe, expect, test } from 'vitest';
import { fullScores } from '../support/make-applications.ts';
import { testPortal } from '../support/portal.ts';

const portal = testPortal();
const who = { REVIEWER: 'reviewer', MANAGER: 'manager', SUPER: 'admin' } as const;
type Staff = keyof typeof who;

const scores = fullScores('BASE_FUND');
const bodies: Record<Exclude<Decide['decision'], 'ABSTAIN'>, Omit<Decide, 'rowVersion' | 'decision'>> = {
  APPROVE: { scores },
  REJECT: { scores, reasonCode: 'LOWER_PRIORITY', messageToApplicant: 'Others were more urgent.' },
  RETURN: { sections: ['project'], messageToApplicant: 'Please name the responsible unit.' },
  HOLD: { messageToApplicant: 'Waiting for the council.' },
  RELEASE: { internalComment: 'The council has met.' },
  MARK_INELIGIBLE: {
    rule: 'stateParty',
    messageToApplicant: 'The instrument is not deposited.',
    internalComment: 'See annex three.',
  },
  SEND_BACK: { internalComment: 'Please look at the budget again.' },
  START_REVIEW: {},
  REOPEN: { internalComment: 'New evidence came in.' },
};
const decisions = Object.keys(bodies) as (keyof typeof bodies)[];

const actionOf = (decision: keyof typeof bodies, capacity: Capacity, mode: DecisionMode): Action => {
  const recommends = capacity === 'REVIEWER' && mode === 'TWO_STEP';
  if (decision === 'APPROVE' && recommends) return 'RECOMMEND';
  if (decision === 'MARK_INELIGIBLE' && capacity === 'REVIEWER') return 'PROPOSE_INELIGIBLE';
  return decision === 'REJECT' && recommends ? 'ADVISE_AGAINST' : decision;
};

/** What the table of the contracts says, or that it is refused. */
const expected = (
  decision: keyof typeof bodies,
  from: Status,
  capacity: Staff,
  mode: DecisionMode,
): Status | 'refused' => {
  const row = transitionFor(actionOf(decision, capacity, mode), from, capacity);
  if (!row || from === 'DRAFT' || !holdsIn(mode, row)) return 'refused';
  if (row.to === 'SAME') return from;
  return row.to === 'PREVIOUS' ? 'UNDER_REVIEW' : (row.to as Status); // GONE is no decision's end
};

let applicationId: string;
let round = 1;

/** Puts the one application of this file into a status, whatever was before; the paths are tested elsewhere. */
const putInto = async (status: Status, mode: DecisionMode): Promise<void> => {
  round += 1;
  await portal.db`update funds set decision_mode = ${mode} where id = (select fund_id from applications where id = ${applicationId})`;
  await portal.db`update applications set status = ${status}, review_round = ${round}, row_version = row_version + 1,
      version = (select max(version) from application_versions where application_id = ${applicationId}),
      submitted_at = ${status === 'DRAFT' ? null : '2026-10-01T00:00:00Z'},
      previous_status = ${status === 'ON_HOLD' ? 'UNDER_REVIEW' : null},
      amount_approved = ${status === 'APPROVED' ? '1.00' : null},
      decided_at = ${['APPROVED', 'REJECTED', 'INELIGIBLE', 'WITHDRAWN', 'EXPIRED'].includes(status) ? portal.db`now()` : null},
      return_request = ${status === 'RETURNED' ? portal.db.json({ sections: ['project'], message: 'x', requests: [], dueAt: 'x', returnedAt: 'x' }) : null},
      due_at = ${status === 'RETURNED' ? portal.db`now()` : null}
    where id = ${applicationId}`;
};

const statusNow = async (): Promise<string | undefined> => {
  const [row] = await portal.db<
    { status: string }[]
  >`select status from applications where id = ${applicationId}`;
  return row?.status;
};

beforeAll(async () => {
  const owner = await portal.make.user();
  ({ id: applicationId } = await portal.make.underReview({ owner }));
});

describe.each(['TWO_STEP', 'SINGLE_STEP'] as const)('in %s', (mode) => {
  describe.each(statuses)('from %s', (from) => {
    const cells = (['REVIEWER', 'MANAGER', 'SUPER'] as const).flatMap((capacity) =>
      decisions.map((decision) => ({ capacity, decision, to: expected(decision, from, capacity, mode) })),
    );
    test.each(cells)('$capacity $decision: $to', async ({ capacity, decision, to }) => {
      await putInto(from, mode);
      // Whoever recommended never decides in the second step: each cell has a reviewer of its own round.
      const { messageToApplicant, ...body } = bodies[decision] ?? {};
      // An advice has nothing to say to the applicant.
      const isAdvice = actionOf(decision, capacity, mode) === 'ADVISE_AGAINST';
      const message = messageToApplicant !== undefined && !isAdvice && { messageToApplicant };
      const reply = await portal.make.decision(who[capacity], applicationId, {
        decision,
        ...body,
        ...message,
      });
      if (to === 'refused') {
        expect(['invalid_state', 'forbidden', 'not_found']).toContain(reply.problem?.error);
        expect(await statusNow()).toBe(from);
      } else {
        expect(reply.body.data.status).toBe(to);
        expect(await statusNow()).toBe(to);
      }
    });
  });
});

describe.each(statuses)('withdrawing from %s', (from) => {
  test('by a manager follows the table', async () => {
    await putInto(from, 'TWO_STEP');
    const manager = await portal.as('manager');
    const body = {
      rowVersion: await portal.make.rowVersionOf(applicationId),
      reason: 'At the owner’s request.',
    };
    const reply = await manager.call(withdraw, { params: { id: applicationId }, body });
    const allowed = transitionFor('WITHDRAW', from, 'MANAGER') !== undefined && from !== 'DRAFT';
    expect(reply.status === 200).toBe(allowed);
    expect(await statusNow()).toBe(allowed ? 'WITHDRAWN' : from);
  });
});

test('a beneficiary decides nothing', async () => {
  const client = await portal.as('beneficiary');
  const body = { decision: 'APPROVE' as const, rowVersion: 1 };
  expect(await client.call(decide, { params: { id: applicationId }, body })).toBeProblem('forbidden');
});
