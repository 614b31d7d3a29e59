import type { Part, Wire } from '@portal/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from '../database/db.ts';
import type { Deps } from '../deps.ts';
import type { Caller, MaybeCaller } from '../http/caller.ts';
import type { Message } from '../messages/messages.ts';

interface Parts<W extends Wire> {
  db: Pool;
  deps: Deps;
  params: Part<W, 'params'>;
  query: Part<W, 'query'>;
  body: Part<W, 'body'>;
  /** Picks the caller's language. */
  say(message: Message): string;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What a handler of a signed-in route receives. */
export type Context<W extends Wire> = Parts<W> & Caller;

/** What a handler of a public route receives; `actor` when a valid token came along. */
export type PublicContext<W extends Wire> = Parts<W> & MaybeCaller;

/** The body of the answer; for a file the reply after sending. */
export type Answer<W extends Wire> = [W['response']] extends [Blob | undefined]
  ? FastifyReply
  : W['response'];
