import { registerInterest as operation } from '@portal/contracts/interest/operations';
import type { Limit } from '../http/limiter.ts';
import { publicRoute, type Route } from '../http/route.ts';
import { interestNoted } from './interest.words.ts';
import { registerInterest } from './register-interest.ts';

const visitors: Limit = { name: 'interest', max: 5, seconds: 3600, by: 'ip', store: 'database' };

export const interestRoutes: Route[] = [
  publicRoute(
    operation,
    async ({ db, actor, meta, body, say }) => {
      await registerInterest(db, { actor, meta }, body);
      return { data: null, message: say(interestNoted) };
    },
    { limits: [visitors] },
  ),
];
