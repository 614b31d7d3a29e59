import type { Status } from '@portal/contracts/applications/enums';
import { type Action, actions, statusMachine } from '@portal/contracts/applications/status-machine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testPortal } from '../support/portal.ts';
import { beginLife, type Deed, type Life } from './support/application-life.ts';

const portal = testPortal();
const taken = new Set<string>();

interface Standing extends Awaited<ReturnType<Life['read']>> {
  heldFrom: Status | undefined;
}

const rowOf = (action: string, from: Status | undefined, { who }: Deed) =>
  statusMachine.find(
    (row) => row.action === action && from !== undefined && row.from.includes(from) && row.who.includes(who),
  );

/** Each event goes on from the status before it to where the table says. @returns the status after them. */
const followEvents = (life: Life, deed: Deed, before: Standing, after: Standing) => {
  let { status, heldFrom } = before;
  for (const event of after.events.slice(before.events.length)) {
    const told = `${event.action} by ${deed.name} from ${status}`;
    expect(event.from, told).toBe(status);
    const rows = statusMachine.filter(
      ({ action, mode = life.mode }) => action === event.action && mode === life.mode,
    );
    const row = rows.find(({ from, who }) => status && from.includes(status) && who.includes(deed.who));
    // Assignments and declarations are noted as well; they are no rows and leave the status.
    if ((actions as readonly string[]).includes(event.action)) expect(row, `${told} is no row`).toBeDefined();
    const stays = row === undefined || row.to === 'SAME';
    expect(event.to, told).toBe(stays ? status : row.to === 'PREVIOUS' ? heldFrom : row.to);
    if (event.to === 'ON_HOLD') heldFrom = status;
    if (row) taken.add(row.action);
    status = event.to;
  }
  return { status, heldFrom };
};

const tryIt = async (life: Life, deed: Deed, before: Standing): Promise<Standing> => {
  const told = `${deed.name} from ${before.status}`;
  const reply = await deed.run();
  const after = { ...(await life.read()), heldFrom: before.heldFrom };
  if (reply?.problem) {
    expect(reply.status, told).toBeLessThan(500);
    expect(reply.problem.error, told).toMatch(/^[a-z_]+$/);
    expect(reply.problem.message, told).not.toBe('');
    expect(after, told).toEqual(before);
    return before;
  }
  if (before.status !== undefined && after.status === undefined) {
    expect([before.status, deed.action], told).toEqual(['DRAFT', 'DELETE_DRAFT']);
    taken.add('DELETE_DRAFT');
    return after;
  }
  const { status, heldFrom } = followEvents(life, deed, before, after);
  expect(after.status, `${told} without an event`).toBe(status);
  return { ...after, heldFrom };
};

const begin = async (mode: Life['mode']) => {
  const life = await beginLife(portal, mode);
  return { life, standing: { ...(await life.read()), heldFrom: undefined } as Standing };
};

/** By chance: any deed of anybody, or one that the table knows from where the application stands. */
const step = fc.record({
  pick: fc.nat(),
  likely: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.constant(false)),
});

/** Whole lives, so that every row is walked whatever chance brings. */
const lives = {
  TWO_STEP: [
    'owner SUBMIT,reviewer DECLARE,manager RETURN,owner RESUBMIT,reviewer START_REVIEW,reviewer PROPOSE_INELIGIBLE,reviewer RECOMMEND,manager FIRST_SIGN_OFF,admin APPROVE all',
    'owner SUBMIT,reviewer DECLARE,reviewer2 DECLARE,reviewer2 ABSTAIN,reviewer ADVISE_AGAINST,manager SEND_BACK,reviewer ADVISE_AGAINST,manager REJECT,admin REOPEN,manager MARK_INELIGIBLE',
    'owner SUBMIT,manager START_REVIEW,manager RETURN,manager HOLD,manager RELEASE,system EXPIRE,owner RESUBMIT',
    'owner SUBMIT,reviewer DECLARE,owner WITHDRAW,admin REOPEN,manager WITHDRAW',
    'owner DELETE_DRAFT,owner SUBMIT',
  ],
  SINGLE_STEP: [
    'owner SUBMIT,reviewer DECLARE,reviewer FIRST_SIGN_OFF,admin APPROVE all',
    'owner SUBMIT,reviewer DECLARE,reviewer REJECT,admin REOPEN',
  ],
};
/** What the test of the decisions does not try from every status. */
const besides: readonly Action[] = ['SUBMIT', 'RESUBMIT', 'DELETE_DRAFT', 'WITHDRAW', 'ABSTAIN', 'EXPIRE'];

test.each(['TWO_STEP', 'SINGLE_STEP'] as const)('whole lives in %s keep to the table', async (mode) => {
  const tried = new Set<Status | undefined>();
  for (const names of lives[mode]) {
    let { life, standing } = await begin(mode);
    for (const name of [...names.split(','), undefined]) {
      const { status } = standing;
      const refused = life.deeds.filter(
        (deed) => besides.includes(deed.action) && !rowOf(deed.action, status, deed),
      );
      for (const deed of tried.has(status) ? [] : refused) standing = await tryIt(life, deed, standing);
      tried.add(status);
      const deed = life.deeds.find((one) => one.name === name);
      if (deed) standing = await tryIt(life, deed, standing);
    }
  }
});

test.each(['TWO_STEP', 'SINGLE_STEP'] as const)('no path by chance in %s leaves the table', async (mode) => {
  const steps = fc.array(step, { minLength: 10, maxLength: 25, size: 'max' });
  const property = fc.asyncProperty(steps, async (picks) => {
    let { life, standing } = await begin(mode);
    for (const { pick, likely } of picks) {
      const { status } = standing;
      const known = life.deeds.filter((deed) => rowOf(deed.action, status, deed));
      const among = likely && known.length > 0 ? known : life.deeds;
      const deed = among[pick % among.length];
      if (deed) standing = await tryIt(life, deed, standing);
    }
  });
  await fc.assert(property, { numRuns: 6, endOnFailure: true });
});

test('every row was walked', () => {
  // An entry for somebody else has tests of its own.
  const others: readonly Action[] = ['CREATE', 'CONFIRM', 'REFUSE_ENTRY', 'HAND_OVER'];
  expect([...taken].sort()).toEqual(actions.filter((action) => !others.includes(action)).sort());
});
