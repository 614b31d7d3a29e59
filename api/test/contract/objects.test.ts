import { type Role, roleMay } from '@portal/contracts';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../src/kernel/database/db.ts';
import type { Route } from '../../src/kernel/server/route.ts';
import { allRoutes } from '../../src/wiring.ts';
import type { Reply } from '../support/client.ts';
import { testPortal } from '../support/portal.ts';
import { kindsIn, requestOf } from './request-of.ts';
import { type Kind, makeWorld, type World } from './world.ts';

const portal = testPortal();
let world: World;
/** An id of another kind than what is asked about: no call touches what it names. */
let others: ReadonlyMap<Kind, string>;

beforeAll(async () => {
  world = await makeWorld(portal);
  others = await world.ids(['office', 'faq']);
});

/** Whom things belong to, others of the same role, and everyone else who has a role. */
const askers = ['owner', 'stranger', 'reviewer', 'agent', 'manager', 'admin'] as const;

/** An id of that kind that nothing has. */
const prefixes: Record<Kind, string> = {
  fund: 'fund',
  draftFund: 'fund',
  application: 'app',
  freshApplication: 'app',
  draft: 'app',
  file: 'file',
  message: 'msg',
  office: 'off',
  faq: 'faq',
  entry: 'app',
  cannedReply: 'can',
  client: 'cli',
  proposal: 'prp',
  adminProposal: 'apr',
  plan: 'sch',
  partner: 'prt',
  ownPicture: 'file',
  session: 'ses',
  upload: 'upl',
  user: 'usr',
  conversation: 'chc',
  chatFile: 'file',
  contactFile: 'file',
  mail: 'mail',
  interest: 'int',
  queueView: 'qvw',
  staffNote: 'nte',
  member: 'mem',
  invitation: 'mem',
};

/** The thing that a call is about: the first that its example names. */
const subjectOf = (callId: string): Kind | undefined => [...kindsIn(callId)][0];

/** What names things without being about one: an unknown name means something else there. */
const namesMany = new Set([
  'bulkAssign',
  'bulkRemind',
  'bulkApprove',
  'bulkSendBack',
  'bulkDecide',
  'proposeReviewers',
  'exportApplications',
  'exportUsers',
  'isApplicationInProgress',
  // an unknown client and a wrong secret are one refusal, 401
  'issueToken',
]);

const aboutThings = allRoutes.filter(({ operation }) => {
  const subject = subjectOf(operation.id);
  return subject !== undefined && !namesMany.has(operation.id);
});

/** Everything that the caller reads, but for the number of the request. */
const answerOf = ({ status, problem, raw }: Reply<unknown>): unknown =>
  problem ? { status, ...problem, requestId: '' } : { status, raw: raw.toString() };

const maySomehow = (role: Role, { operation }: Route): boolean => roleMay(role, operation.permission);

test('there are things to guess at', () => {
  expect(aboutThings.length * askers.length).toBeGreaterThan(100);
});

test.each(aboutThings.map((route) => [route.operation.id, route] as const))(
  '%s tells nobody whether something that is not theirs exists',
  async (id, route) => {
    const subject = subjectOf(id);
    if (!subject) return;
    const foreignId = others.get(subject === 'office' ? 'faq' : 'office') ?? '';
    let ids = await world.ids(kindsIn(id));
    for (const asker of askers) {
      const person = world.people[asker];
      if (!maySomehow(person.role, route)) continue;
      const client = await portal.as(person);
      const ask = (subjectId: string) =>
        client.raw(
          route.operation,
          requestOf(id, (kind) => (kind === subject ? subjectId : (ids.get(kind) ?? ''))),
        );
      const guessed = await ask(newId(prefixes[subject]));
      const foreign = await ask(foreignId);
      const theirs = await ask(ids.get(subject) ?? '');
      for (const reply of [guessed, foreign])
        expect([400, 403, 404], `${id} as ${asker}: ${reply.raw}`).toContain(reply.status);
      if (guessed.status === 404 && foreign.status === 404)
        expect(answerOf(foreign)).toEqual(answerOf(guessed));
      if (theirs.status === 404) expect(answerOf(theirs), `${id} as ${asker}`).toEqual(answerOf(guessed));
      // Only a call that succeeds, and does more than read, can use up what it names.
      if (theirs.status < 400 && route.operation.method !== 'GET') ids = await world.ids(kindsIn(id));
    }
  },
);
