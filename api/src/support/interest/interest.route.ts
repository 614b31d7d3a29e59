import {
  confirmInterest as confirmOperation,
  deleteInterest as deleteOperation,
  getInterest,
  listInterests,
  registerInterest as operation,
  readInterestConfirmation,
  setInterestStatus as statusOperation,
} from '@portal/contracts/support/interest';
import { cappedPageOf } from '../../kernel/database/page.ts';
import type { Limit } from '../../kernel/http/limiter.ts';
import { orNotFound } from '../../kernel/http/problem.ts';
import { formLimits } from '../../kernel/server/public-form-limits.ts';
import { publicRoute, type Route, route } from '../../kernel/server/route.ts';
import { textOf } from '../locales/messages.ts';
import { confirmInterest, readConfirmation } from './confirm-interest.ts';
import { deleteInterest } from './delete-interest.ts';
import { findInterest, findInterests } from './interest.db.ts';
import { registerInterest } from './register-interest.ts';
import { setInterestStatus } from './set-interest-status.ts';

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
      return { data: null, message: say(textOf('interest.interestNoted')) };
    },
    { form: formLimits('interest') },
  ),

  publicRoute(
    readInterestConfirmation,
    async ({ db, body }) => ({ data: { email: await readConfirmation(db, body.token) }, message: '' }),
    { limits: [guesses], bodyLimit: 4096 },
  ),

  publicRoute(
    confirmOperation,
    async ({ db, actor, meta, body, say }) => ({
      data: { email: await confirmInterest(db, { actor, meta }, body.token) },
      message: say(textOf('interest.newsConfirmed')),
    }),
    { limits: [guesses], bodyLimit: 4096 },
  ),

  route(listInterests, async ({ db, meta, query }) => {
    const { rows, total } = await findInterests(db, query, meta.timeZone);
    return cappedPageOf(rows, total, query);
  }),

  route(getInterest, async ({ db, params }) => {
    const interest = await orNotFound(findInterest(db, params.id));
    return { data: interest, message: '' };
  }),

  route(statusOperation, async ({ db, actor, meta, body, say }) => ({
    data: await setInterestStatus(db, { actor, meta }, body),
    message: say(textOf('contactMessages.statusSaved')),
  })),

  route(deleteOperation, async ({ db, actor, meta, params, say }) => {
    await deleteInterest(db, { actor, meta }, params.id);
    return { data: null, message: say(textOf('interest.interestDeleted')) };
  }),
];
