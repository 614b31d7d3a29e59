import type { Status } from '@portal/contracts/applications/enums';
import { type Action, actions, statusMachine } from '@portal/contracts/applications/status-machine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testPortal } from '../support/portal.ts';
import { type ApplicationRun, type Attempt, beginRun } from './support/application-run.ts';

const portal = testPortal();
const taken = new Set<string>();

interface State extends Awaited<ReturnType<ApplicationRun['read']>> {
  heldFrom: Status | undefined;
}

const rowOf = (action: string, from: Status | undefined, { who }: Attempt) =>
  statusMachine.find(
    (row) => row.action === action && from !== undefined && row.from.includes(from) && row.who.includes(who),
  );

/** Each event goes on from the status before it to where the table says. @returns the status after them. */
const followEvents = (run: ApplicationRun, attempt: Attempt, before: State, after: State) => {
  let { status, heldFrom } = before;
  for (const event of after.events.slice(before.events.length)) {
    const told = `${event.action} by ${attempt.name} from ${status}`;
    expect(event.from, told).toBe(status);
    const rows = statusMachine.filter(
      ({ action, mode = run.mode }) => action === event.action && mode === run.mode,
    );
    const row = rows.find(({ from, who }) => status && from.includes(status) && who.includes(attempt.who));
    // Assignments and declarations are noted as well; they are no rows and leave the status.
    if ((actions as readonly string[]).includes(event.action)) expect(row, `${told} is no row`).toBeDefined();
    const stays = row === undefined || row.to === 'SAME';
    expect(event.to, told).toBe(stays ? status : row.to === 'PREVIOUS' ? heldFrom : row.to);
    // What is noted while it is held, such as a declaration, leaves what it returns to.
    if (event.to === 'ON_HOLD' && status !== 'ON_HOLD') heldFrom = status;
    if (row) taken.add(row.action);
    status = event.to;
  }
  return { status, heldFrom };
};

const carryOut = async (run: ApplicationRun, attempt: Attempt, before: State): Promise<State> => {
  const told = `${attempt.name} from ${before.status}`;
  const reply = await attempt.run();
  const after = { ...(await run.read()), heldFrom: before.heldFrom };
  if (reply?.problem) {
    expect(reply.status, told).toBeLessThan(500);
    expect(reply.problem.error, told).toMatch(/^[a-z_]+$/);
    expect(reply.problem.message, told).not.toBe('');
    expect(after, told).toEqual(before);
    return before;
  }
  if (before.status !== undefined && after.status === undefined) {
    expect([before.status, attempt.action], told).toEqual(['DRAFT', 'DELETE_DRAFT']);
    taken.add('DELETE_DRAFT');
    return after;
  }
  const { status, heldFrom } = followEvents(run, attempt, before, after);
  expect(after.status, `${told} without an event`).toBe(status);
  return { ...after, heldFrom };
};

const begin = async (mode: ApplicationRun['mode']) => {
  const run = await beginRun(portal, mode);
  return { run, state: { ...(await run.read()), heldFrom: undefined } as State };
};

/** By chance: any attempt of anybody, or one that the table knows from where the application stands. */
const step = fc.record({
  pick: fc.nat(),
  likely: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.constant(false)),
});

/** Whole paths, so that every row is walked whatever chance brings. */
const paths = {
  TWO_STEP: [
    'owner SUBMIT,reviewer DECLARE,manager RETURN,owner RESUBMIT,reviewer START_REVIEW,reviewer PROPOSE_INELIGIBLE,reviewer RECOMMEND,manager FIRST_SIGN_OFF,admin APPROVE all',
    'owner SUBMIT,reviewer DECLARE,reviewer2 DECLARE,reviewer2 ABSTAIN,reviewer ADVISE_AGAINST,manager SEND_BACK,reviewer ADVISE_AGAINST,manager REJECT,admin REOPEN,manager MARK_INELIGIBLE',
    'owner SUBMIT,manager START_REVIEW,manager RETURN,manager HOLD,manager RELEASE,system EXPIRE,owner RESUBMIT',
    'owner SUBMIT,reviewer DECLARE,owner WITHDRAW,admin REOPEN,manager WITHDRAW',
    'owner SUBMIT,reviewer DECLARE,reviewer RECOMMEND,manager FIRST_SIGN_OFF,manager APPROVE a part',
    'owner DELETE_DRAFT,owner SUBMIT',
  ],
  SINGLE_STEP: [
    'owner SUBMIT,reviewer DECLARE,reviewer FIRST_SIGN_OFF,admin APPROVE all',
    'owner SUBMIT,reviewer DECLARE,reviewer REJECT,admin REOPEN',
    'owner SUBMIT,reviewer DECLARE,reviewer FIRST_SIGN_OFF,reviewer APPROVE a part',
  ],
};
/** What the test of the decisions does not try from every status. */
const besides: readonly Action[] = ['SUBMIT', 'RESUBMIT', 'DELETE_DRAFT', 'WITHDRAW', 'ABSTAIN', 'EXPIRE'];

test.each(['TWO_STEP', 'SINGLE_STEP'] as const)(
  'whole applications in %s keep to the table',
  async (mode) => {
    const tried = new Set<Status | undefined>();
    for (const names of paths[mode]) {
      let { run, state } = await begin(mode);
      for (const name of [...names.split(','), undefined]) {
        const { status } = state;
        const refused = run.attempts.filter(
          (attempt) => besides.includes(attempt.action) && !rowOf(attempt.action, status, attempt),
        );
        for (const attempt of tried.has(status) ? [] : refused) state = await carryOut(run, attempt, state);
        tried.add(status);
        const attempt = run.attempts.find((one) => one.name === name);
        if (attempt) state = await carryOut(run, attempt, state);
      }
    }
  },
);

test.each(['TWO_STEP', 'SINGLE_STEP'] as const)('no path by chance in %s leaves the table', async (mode) => {
  const steps = fc.array(step, { minLength: 10, maxLength: 25, size: 'max' });
  const property = fc.asyncProperty(steps, async (picks) => {
    let { run, state } = await begin(mode);
    for (const { pick, likely } of picks) {
      const { status } = state;
      const known = run.attempts.filter((attempt) => rowOf(attempt.action, status, attempt));
      const among = likely && known.length > 0 ? known : run.attempts;
      const attempt = among[pick % among.length];
      if (attempt) state = await carryOut(run, attempt, state);
    }
  });
  await fc.assert(property, { numRuns: 6, endOnFailure: true });
});

test('every row was walked', () => {
  // An entry for somebody else has tests of its own.
  const others: readonly Action[] = ['CREATE', 'CONFIRM', 'REFUSE_ENTRY', 'HAND_OVER'];
  expect([...taken].sort()).toEqual(actions.filter((action) => !others.includes(action)).sort());
});
