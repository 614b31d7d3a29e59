import {
  confirmInterest as confirmOperation,
  registerInterest as operation,
} from '@portal/contracts/interest/operations';
import type { Limit } from '../http/limiter.ts';
import { publicRoute, type Route } from '../http/route.ts';
import { confirmInterest } from './confirm-interest.ts';
import { interestNoted, newsConfirmed } from './interest.words.ts';
import { registerInterest } from './register-interest.ts';

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
];
