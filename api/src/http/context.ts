import type { Language, Part, Role, Wire } from '@portal/contracts';
import type { Scope } from '@portal/contracts/access/scopes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from '../database/db.ts';
import type { Deps } from '../deps.ts';
import type { Words } from './problem.ts';

/** Who is signed in, read from the database at this request. */
export interface Actor {
  id: string;
  role: Role;
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
  isChatAgent: boolean;
  sessionId: string;
  /** Whether a password or factor was given in this session within the last ten minutes. */
  isConfirmed: boolean;
  /** Present where another system calls, which may read what its scopes name. */
  client?: { scopes: readonly Scope[] };
}

/** The circumstances of a call. */
export interface CallMeta {
  ip: string;
  userAgent: string;
  requestId: string;
  language: Language;
  /** IANA name from `Timezone-Val`; UTC when absent or unknown. */
  timeZone: string;
  idempotencyKey?: string;
}

/** Who calls and how: what decisions and the audit log need to know. */
export interface Caller {
  actor: Actor;
  meta: CallMeta;
}

/** Who calls a public route. */
export interface MaybeCaller {
  actor: Actor | undefined;
  meta: CallMeta;
}

interface Parts<W extends Wire> {
  db: Pool;
  deps: Deps;
  params: Part<W, 'params'>;
  query: Part<W, 'query'>;
  body: Part<W, 'body'>;
  /** Picks the caller's language. */
  say(words: Words): string;
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
