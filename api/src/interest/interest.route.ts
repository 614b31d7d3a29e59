import {
  confirmInterest as confirmOperation,
  listInterests,
  registerInterest as operation,
  setInterestStatus as statusOperation,
} from '@portal/contracts/interest/operations';
import { cappedPageOf } from '../database/page.ts';
import type { Limit } from '../http/limiter.ts';
import { publicRoute, type Route, route } from '../http/route.ts';
import { confirmInterest } from './confirm-interest.ts';
import { findInterests } from './interest.db.ts';
import { interestNoted, newsConfirmed, statusSaved } from './interest.words.ts';
import { registerInterest } from './register-interest.ts';
import { setInterestStatus } from './set-interest-status.ts';

const visitors: Limit = { name: 'interest', max: 5, seconds: 3600, by: 'ip', store: 'database' };
const guesses: Limit = {
  name: 'confirm-interest',
  max: 30,
  seconds: 3600,
  by: 'ip',
  store: 'database',
  onlyFailures: true,
};

export const interestRoutes: Route[] = [
  publicRoute(
    operation,
    async ({ db, actor, meta, body, say }) => {
      await registerInterest(db, { actor, meta }, body);
      return { data: null, message: say(interestNoted) };
    },
    { limits: [visitors] },
  ),

  publicRoute(
    confirmOperation,
    async ({ db, actor, meta, body, say }) => ({
      data: { email: await confirmInterest(db, { actor, meta }, body.token) },
      message: say(newsConfirmed),
    }),
    { limits: [guesses], bodyLimit: 4096 },
  ),

  route(listInterests, async ({ db, meta, query }) => {
    const { rows, total } = await findInterests(db, query, meta.timeZone);
    return cappedPageOf(rows, total, query);
  }),

  route(statusOperation, async ({ db, actor, meta, body, say }) => ({
    data: await setInterestStatus(db, { actor, meta }, body),
    message: say(statusSaved),
  })),
];
