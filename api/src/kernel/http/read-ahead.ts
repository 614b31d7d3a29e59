import { isDeepStrictEqual } from 'node:util';
import { roleMay } from '@portal/contracts';
import type { FastifyRequest } from 'fastify';
import { actorOf, isBound, nameOfSession, tokenHashOf } from '../../identity/session/authenticate.ts';
import { type FoundSession, findSession } from '../../identity/session/session.db.ts';
import type { Pool } from '../database/db.ts';
import type { Deps } from '../deps.ts';
import type { Actor } from './caller.ts';
import type { Limit } from './limiter.ts';
import { type Outcome, outcomeOf } from './recent.ts';
import type { Route } from './route.ts';

/** Who a request seems to come from, by the session that its token had the last time. */
export interface Guess {
  hash: Buffer;
  actor: Actor;
}

/** Nothing where the request would be refused, or is not known: then first things come first. */
export const guessCaller = (
  deps: Deps,
  request: FastifyRequest,
  { operation: { call }, options }: Route,
  limit: Limit,
): Guess | undefined => {
  const hash = options.readsAhead ? tokenHashOf(request) : undefined;
  if (hash === undefined) return undefined;
  const session = deps.recently.sessions.find(nameOfSession(hash));
  if (!session || !isBound(deps, request, session)) return undefined;
  const actor = actorOf(session);
  const isWelcome = call.permission !== 'public' && roleMay(actor.role, call.permission);
  return isWelcome && deps.limiter.hasRoom(limit, actor.id) ? { hash, actor } : undefined;
};

/**
 * Looks the session up and answers as if it were as it was, in one trip to the database. Whether the
 * answer may be given is for who knows the session to say.
 */
export const readAhead = <T>(
  db: Pool,
  { hash }: Guess,
  answer: (db: Pool) => Promise<T>,
): Promise<[FoundSession | undefined, Outcome<T>]> =>
  db.together((one) => Promise.all([findSession(one, hash), outcomeOf(answer(one))]));

/** Whether an answer was made for who it is for, as they are now. */
export const isRight = ({ actor }: Guess, admitted: Actor | undefined): boolean =>
  isDeepStrictEqual(actor, admitted);
