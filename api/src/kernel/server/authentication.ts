import type { Operation } from '@portal/contracts/operation';
import type { FastifyRequest } from 'fastify';
import type { Actor, CallMeta } from '../http/caller.ts';

/** How callers are recognised: by the session of a person, or the token of another system. */
export interface Authentication {
  /** @throws Problem token_expired or unauthorized, unless `lenient`: then a token that does not hold is the same as none. */
  person(request: FastifyRequest, meta: CallMeta, lenient: boolean): Promise<Actor | undefined>;
  /** Undefined when no system calls. @throws Problem unauthorized for an unknown or ended token. */
  system(request: FastifyRequest): Promise<Actor | undefined>;
  /** As whom a system makes a call. @throws Problem insufficient_scope. */
  systemAt(system: Actor, operation: Operation): Actor | undefined;
  /** Logs each call of another system. */
  noteSystemCall(system: Actor, meta: CallMeta, operation: Operation): Promise<void>;
}
