import { completeBase } from '@portal/application-form/complete-example';
import { MANAGER, SUPER } from '@portal/contracts';
import { resubmit, withdraw } from '@portal/contracts/applications/applications';
import { apply } from '@portal/contracts/applications/drafts';
import { updateFundBalance } from '@portal/contracts/funds/balance';
import { getFund, updateFund } from '@portal/contracts/funds/funds';
import { bulkApprove } from '@portal/contracts/review/bulk';
import { reviewerDecision as decide } from '@portal/contracts/review/decide';
import { expect, test } from 'vitest';
import { ledgerDifferences } from '../../src/funds/check-ledger.ts';
import { clearDrafts } from '../../src/review/reminders/old-drafts.ts';
import { fullScores } from '../support/make-applications.ts';
import { testPortal } from '../support/portal.ts';

/** A few rounds in every run; `CONCURRENCY_ROUNDS=200` is the long one. */
const ROUNDS = Number(process.env.CONCURRENCY_ROUNDS ?? 6);
const CHANGES = Number(process.env.CONCURRENCY_CHANGES ?? 60);
const timeoutMs = 20_000 + ROUNDS * 4000;

const portal = testPortal();

const rounds = Array.from({ length: ROUNDS }, (_, round) => round);
/** How many statements wait for a lock. */
const waiting = () =>
  countOf(portal.db<{ n: number }[]>`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
const countOf = async (rows: Promise<{ n: number }[]>): Promise<number> => (await rows)[0]?.n ?? 0;

/** Every caller's own application with the same words, straight into RECOMMENDED. */
const recommended = async (fundId: string) => {
  const owner = await portal.make.user();
  const application = await portal.make.submitted({ owner, fundId });
  await portal.db`update applications set status = 'RECOMMENDED', row_version = row_version + 1 where id = ${application.id}`;
  return { owner, id: application.id, rowVersion: application.rowVersion + 1 };
};

test.each([2, 5])(
  'of %i deciders at once exactly one decides',
  async (deciders) => {
    const fundId = await portal.make.fund({ balance: '1000000000.00' });
    const clients = await Promise.all(
      Array.from({ length: deciders }, async () => portal.as(await portal.make.user({ role: SUPER }))),
    );
    for (const round of rounds) {
      const { owner, id, rowVersion } = await recommended(fundId);
      const replies = await Promise.all(
        clients.map((client, i) =>
          client.call(decide, {
            params: { id },
            body:
              (i + round) % 2 === 0
                ? { decision: 'APPROVE', rowVersion }
                : {
                    decision: 'REJECT',
                    rowVersion,
                    reasonCode: 'LOWER_PRIORITY',
                    messageToApplicant: 'Others were more urgent.',
                  },
          }),
        ),
      );
      expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(deciders - 1).fill(409)]);
      const decided = countOf(portal.db<{ n: number }[]>`
        select count(*)::int as n from audit_log where entity_id = ${id} and action = 'DECIDE'`);
      const mails = countOf(portal.db<{ n: number }[]>`select count(*)::int as n from outbox
        where to_address = ${owner.email} and template = 'application-decided'`);
      const words = countOf(portal.db<{ n: number }[]>`
        select count(*)::int as n from staff_decisions where application_id = ${id} and kind = 'FINAL'`);
      expect(await Promise.all([decided, mails, words])).toEqual([1, 1, 1]);
    }
    expect(await ledgerDifferences(portal.db)).toEqual([]);
  },
  timeoutMs,
);

test(
  'two panels deciding over the last of the balance: one wins, the other is told and has changed nothing',
  async () => {
    const panels = await Promise.all(
      [SUPER, MANAGER].map(async (role) => portal.as(await portal.make.user({ role }))),
    );
    for (const _round of rounds) {
      const fundId = await portal.make.fund({ balance: '300000.00' });
      const files = [await recommended(fundId), await recommended(fundId)];
      const amountApproved = { amount: '200000.00', currency: 'USD' };
      const replies = await Promise.all(
        panels.map((panel, i) => {
          const { id = '', rowVersion = 1 } = files[i] ?? {};
          return panel.call(bulkApprove, { body: { rows: [{ id, rowVersion, amountApproved }] } });
        }),
      );
      const failures = replies.map(({ body }) => body.data[0]?.failure?.error ?? 'none').sort();
      expect(failures).toEqual(['insufficient_balance', 'none']);
      const statuses = await portal.db<{ status: string }[]>`
        select status from applications where fund_id = ${fundId} order by status`;
      expect(statuses.map(({ status }) => status)).toEqual(['APPROVED', 'RECOMMENDED']);
      const [fund] = await portal.db`select committed from funds where id = ${fundId}`;
      expect(fund?.committed).toBe('200000.00');
    }
    expect(await ledgerDifferences(portal.db)).toEqual([]);
  },
  timeoutMs,
);

test(
  'deciding and withdrawing at once: one of the two',
  async () => {
    const fundId = await portal.make.fund({ balance: '1000000000.00' });
    const admin = await portal.as('admin');
    for (const _round of rounds) {
      const { owner, id, rowVersion } = await recommended(fundId);
      const applicant = await portal.as(owner);
      const replies = await Promise.all([
        admin.call(decide, { params: { id }, body: { decision: 'APPROVE', rowVersion } }),
        applicant.call(withdraw, { params: { id }, body: { rowVersion } }),
      ]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      const [row] = await portal.db`select status from applications where id = ${id}`;
      expect(row?.status).toBe(replies[0].status === 200 ? 'APPROVED' : 'WITHDRAWN');
    }
    expect(await ledgerDifferences(portal.db)).toEqual([]);
  },
  timeoutMs,
);

test(
  'putting on hold and resubmitting at once: one of the two',
  async () => {
    const fundId = await portal.make.fund();
    for (const round of rounds) {
      const owner = await portal.make.user();
      const { id } = await portal.make.returned({ owner, fundId });
      // Making it opened sessions of the manager, and the oldest end beyond a few.
      const manager = await portal.as('manager');
      const rowVersion = await portal.make.rowVersionOf(id);
      const project = { ...completeBase.project, summary: `Clearer words, ${round}. `.repeat(20) };
      const applicant = await portal.as(owner);
      const replies = await Promise.all([
        manager.call(decide, {
          params: { id },
          body: { decision: 'HOLD', rowVersion, messageToApplicant: 'Waiting for the council.' },
        }),
        applicant.call(resubmit, { params: { id }, body: { rowVersion, answers: { project } } }),
      ]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      const [versions] = await portal.db`
        select count(*)::int as n from application_versions where application_id = ${id}`;
      expect(versions?.n).toBe(replies[1].status === 200 ? 2 : 1);
    }
  },
  timeoutMs,
);

test.each([
  ['a recommendation', 'TWO_STEP', 'RECOMMENDED'],
  ['the fund asking for fewer', 'TWO_STEP', 'RECOMMENDED'],
  ['the fund asking for fewer', 'SINGLE_STEP', 'UNDER_REVIEW'],
] as const)(
  'of a recommendation and a fund that asks for fewer at once, %s first, in %s, the application is %s',
  async (first, decisionMode, status) => {
    const fundId = await portal.make.fund({ requiredReviewers: 2 });
    const { id, rowVersion } = await portal.make.underReview({ owner: await portal.make.user(), fundId });
    const [reviewer, admin] = [await portal.as('reviewer'), await portal.as('admin')];
    const { settings, rowVersion: read } = (await admin.call(getFund, { params: { id: fundId } })).body.data;
    const body = {
      decision: 'APPROVE' as const,
      scores: fullScores('BASE_FUND'),
      rowVersion: rowVersion + 1,
    };
    if (!settings) throw new Error('An Admin reads the settings of a fund.');
    const fewer = { ...settings, requiredReviewers: 1, decisionMode };
    const calls = [
      () => reviewer.call(decide, { params: { id }, body }),
      () => admin.call(updateFund, { body: { fundId, rowVersion: read, settings: fewer } }),
    ];
    if (first !== 'a recommendation') calls.reverse();
    const replies: Promise<{ status: number }>[] = [];
    await portal.db.begin(async (tx) => {
      // Whoever changes something ends only after having written to the log.
      await tx`select pg_advisory_xact_lock(727273)`;
      for (const call of calls) {
        replies.push(call());
        await expect.poll(waiting).toBe(replies.length);
      }
    });
    expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([200, 200]);
    const [row] = await portal.db`select status from applications where id = ${id}`;
    expect(row?.status).toBe(status);
  },
);

test(
  'sending twice at once, under one key or two, is one application with one mail',
  async () => {
    const fundId = await portal.make.fund();
    for (const round of rounds) {
      const owner = await portal.make.user();
      const draft = await portal.make.draft({ owner, fundId });
      const client = await portal.as(owner);
      const send = (key: string) =>
        client.call(apply, {
          body: { draftId: draft.id, rowVersion: draft.rowVersion },
          headers: { 'idempotency-key': key },
        });
      const keys = round % 2 === 0 ? ['same', 'same', 'same'] : ['one', 'two', 'three'];
      const replies = await Promise.all(keys.map(send));
      expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
      expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
      const again = await send(keys[replies.findIndex(({ status }) => status === 200)] ?? '');
      expect(again.body.data.id).toBe(draft.id);
      const sent = countOf(portal.db<{ n: number }[]>`
        select count(*)::int as n from application_events where application_id = ${draft.id} and action = 'SUBMIT'`);
      const mails = countOf(
        portal.db<{ n: number }[]>`select count(*)::int as n from outbox where to_address = ${owner.email}`,
      );
      expect(await Promise.all([sent, mails])).toEqual([1, 1]);
    }
  },
  timeoutMs,
);

test(
  'many changes of one balance at once: none is lost, nothing is overdrawn, the sums are exact',
  async () => {
    const fundId = await portal.make.fund({ balance: '100.00' });
    const admin = await portal.as('admin');
    const change = async (n: number): Promise<bigint> => {
      const isOut = n % 2 === 1;
      const cents = BigInt(1 + ((n * 7919) % 5000));
      const amount = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
      for (;;) {
        const reply = await admin.call(updateFundBalance, {
          body: {
            fundId,
            amount: { amount, currency: 'USD' },
            process: isOut ? 'DISBURSEMENT' : 'CONTRIBUTION',
            reference: `Change ${n}`,
          },
        });
        if (reply.status === 200) return isOut ? -cents : cents;
        if (reply.status === 409) return 0n; // not enough there at that moment
        expect(reply.status).toBe(503); // busy: the same again
      }
    };
    const moved = await Promise.all(Array.from({ length: CHANGES }, (_, n) => change(n)));
    const expected = moved.reduce((sum, cents) => sum + cents, 10_000n);
    const [fund] = await portal.db<{ cents: string; rows: number; least: string }[]>`
      select (balance * 100)::bigint::text as cents,
        (select count(*)::int from fund_history where fund_id = ${fundId}) as rows,
        (select min(balance_after)::text from fund_history where fund_id = ${fundId}) as least
      from funds where id = ${fundId}`;
    expect(BigInt(fund?.cents ?? 0)).toBe(expected);
    expect(fund?.rows).toBe(1 + moved.filter((cents) => cents !== 0n).length);
    expect(Number(fund?.least)).toBeGreaterThanOrEqual(0);
    expect(await ledgerDifferences(portal.db)).toEqual([]);
  },
  timeoutMs + CHANGES * 200,
);

test('a job that two instances run at once does its work once', async () => {
  for (const _round of rounds) {
    const owner = await portal.make.user();
    const draft = await portal.make.draft({ owner });
    await portal.db`update applications set last_saved_at = now() - interval '160 days' where id = ${draft.id}`;
    await Promise.all([clearDrafts(portal.db), clearDrafts(portal.db), clearDrafts(portal.db)]);
    const mails = countOf(
      portal.db<{ n: number }[]>`select count(*)::int as n from outbox where to_address = ${owner.email}`,
    );
    expect(await mails).toBe(1);
  }
});
