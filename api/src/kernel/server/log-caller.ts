import type { FastifyRequest } from 'fastify';
import type { Actor } from '../http/caller.ts';

/** Who a line of the log is about: the id of an account or of another system, never a name or an address. */
export interface LoggedCaller {
  user?: string;
  client?: string;
}

const callers = new WeakMap<FastifyRequest, LoggedCaller>();

/** Remembers who was let in, for the lines that are written when the request is refused later on. */
export const noteCaller = (request: FastifyRequest, { id, client }: Pick<Actor, 'id' | 'client'>): void => {
  callers.set(request, client ? { client: id } : { user: id });
};

/** Nothing where nobody is signed in. */
export const loggedCaller = (request: FastifyRequest): LoggedCaller => callers.get(request) ?? {};
