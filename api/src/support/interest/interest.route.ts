import * as operations from '@portal/contracts/support/interest';
import { cappedPageOf } from '../../kernel/database/page.ts';
import { HOUR, type Limit, perAddress } from '../../kernel/http/limiter.ts';
import { orNotFound } from '../../kernel/http/problem.ts';
import { formLimits } from '../../kernel/server/public-form-limits.ts';
import { dataOf, done, publicRoute, type Route, route } from '../../kernel/server/route.ts';
import { textOf } from '../locales/messages.ts';
import { confirmInterest, readConfirmation } from './confirm-interest.ts';
import { findInterest, findInterests } from './interest.db.ts';
import { deleteInterest, setInterestStatus } from './manage-interest.ts';
import { registerInterest } from './register-interest.ts';

const guesses: Limit = { ...perAddress('confirm-interest', 30, HOUR), onlyFailures: true };

export const interestRoutes: Route[] = [
  publicRoute(
    operations.registerInterest,
    ({ db, actor, meta, body, say }) =>
      done(registerInterest(db, { actor, meta }, body), say(textOf('interest.interestNoted'))),
    { form: formLimits('interest') },
  ),

  publicRoute(
    operations.readInterestConfirmation,
    async ({ db, body }) => ({ data: { email: await readConfirmation(db, body.token) }, message: '' }),
    { limits: [guesses], bodyLimit: 4096 },
  ),

  publicRoute(
    operations.confirmInterest,
    async ({ db, actor, meta, body, say }) => ({
      data: { email: await confirmInterest(db, { actor, meta }, body.token) },
      message: say(textOf('interest.newsConfirmed')),
    }),
    { limits: [guesses], bodyLimit: 4096 },
  ),

  route(operations.listInterests, async ({ db, meta, query }) =>
    cappedPageOf(await findInterests(db, query, meta.timeZone), query),
  ),

  route(operations.getInterest, ({ db, params }) => dataOf(orNotFound(findInterest(db, params.id)))),

  route(operations.setInterestStatus, ({ db, actor, meta, body, say }) =>
    dataOf(setInterestStatus(db, { actor, meta }, body), say(textOf('contactMessages.statusSaved'))),
  ),

  route(operations.deleteInterest, ({ db, actor, meta, params, say }) =>
    done(deleteInterest(db, { actor, meta }, params.id), say(textOf('interest.interestDeleted'))),
  ),
];
