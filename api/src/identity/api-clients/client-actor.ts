import { MANAGER } from '@portal/contracts';
import type { Scope } from '@portal/contracts/access/permissions';
import type { Operation } from '@portal/contracts/operation';
import type { FastifyRequest } from 'fastify';
import { about, recordAudit } from '../../kernel/audit/record-audit.ts';
import { tokenHash } from '../../kernel/crypto/tokens.ts';
import { transaction } from '../../kernel/database/db.ts';
import type { Deps } from '../../kernel/deps.ts';
import { bearerOf } from '../../kernel/http/bearer.ts';
import type { Actor, CallMeta } from '../../kernel/http/caller.ts';
import { problem } from '../../kernel/http/problem.ts';
import { findToken, markUsed } from './api-clients.db.ts';
import { CLIENT_TOKEN } from './client-secrets.ts';

const MARK_EVERY_SECONDS = 20;

type ClientActor = Actor & Required<Pick<Actor, 'client'>>;

/**
 * Another system as a caller: it reads what a manager reads, of the operations that its scopes name. It has no session
 * and no mailbox, and no operation that needs a person declares a scope.
 */
export const clientActor = (id: string, name: string, scopes: readonly Scope[]): ClientActor => ({
  id,
  role: MANAGER,
  email: '',
  firstName: name,
  lastName: '',
  language: 'en',
  isChatAgent: false,
  sessionId: id,
  isConfirmed: false,
  client: { scopes },
});

/** The client's token of a request, or undefined when a person or nobody calls. */
export const clientTokenOf = (request: FastifyRequest): string | undefined => {
  const token = bearerOf(request);
  return token?.startsWith(CLIENT_TOKEN) ? token : undefined;
};

/** Which system calls, by its token. @throws unauthorized for an unknown or ended token. */
export const authenticateClient = async ({ db }: Deps, token: string): Promise<ClientActor> => {
  const found = await findToken(db, tokenHash(token));
  if (!found || found.isOver) throw problem('unauthorized');
  if (found.sinceUsed === null || found.sinceUsed >= MARK_EVERY_SECONDS) await markUsed(db, found.clientId);
  return clientActor(found.clientId, found.name, found.scopes);
};

/** To a public operation a client without its scope is a visitor. @throws insufficient_scope at any other. */
export const actingFor = (client: Actor, { scope, permission }: Operation): Actor | undefined => {
  if (scope !== undefined && client.client?.scopes.includes(scope)) return client;
  if (permission === 'public') return undefined;
  throw problem('insufficient_scope');
};

/** Logs each call of another system. */
export const recordClientCall = (
  { db }: Deps,
  actor: Actor,
  meta: CallMeta,
  operation: Operation,
): Promise<void> =>
  transaction(db, (tx) =>
    recordAudit(
      tx,
      { actor, meta },
      'VIEW_SENSITIVE',
      about('SYSTEM', 'api-client', actor.id, `${operation.method} ${operation.path}`),
      [{ field: 'operation', old: null, new: operation.id }],
    ),
  );
