import { type Scope, scopes } from '@portal/contracts/access/permissions';
import type { ApiClient, IssuedToken, TokenRequest } from '@portal/contracts/identity/api-clients';
import { about, recordAudit } from '../../kernel/audit/record-audit.ts';
import { randomToken, tokenHash } from '../../kernel/crypto/tokens.ts';
import { transaction } from '../../kernel/database/db.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { CallMeta } from '../../kernel/http/caller.ts';
import { perUser } from '../../kernel/http/limiter.ts';
import { invalidField, problem } from '../../kernel/http/problem.ts';
import { refuseUnstorable } from '../../kernel/server/storable-text.ts';
import { findClient, insertToken, markUsed, workingSecrets } from './api-clients.db.ts';
import { clientActor } from './client-actor.ts';
import { CLIENT_TOKEN, isWorkingSecret } from './client-secrets.ts';

/** Seconds that a token works. */
const TOKEN_SECONDS = 15 * 60;

interface Credentials {
  id: string;
  secret: string;
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

const basicOf = (authorization: string | undefined): Credentials | undefined => {
  const [scheme, coded] = (authorization ?? '').split(' ', 2);
  if (scheme?.toLowerCase() !== 'basic' || !coded) return undefined;
  const text = Buffer.from(coded, 'base64').toString('utf8').slice(0, 600);
  const colon = text.indexOf(':');
  if (colon < 0) return undefined;
  return { id: decoded(text.slice(0, colon)), secret: decoded(text.slice(colon + 1)) };
};

/** From the header or from the body, never from both. @throws invalid_request, invalid_client for neither. */
const credentialsOf = (authorization: string | undefined, body: TokenRequest): Credentials => {
  const basic = basicOf(authorization);
  if (basic && body.client_secret !== undefined) throw invalidField('client_secret', 'not_allowed');
  if (basic) {
    refuseUnstorable(basic);
    return basic;
  }
  if (!body.client_id || !body.client_secret) throw problem('invalid_client');
  return { id: body.client_id, secret: body.client_secret };
};

/** What was asked for, within what the client has. @throws invalid_scope. */
const grantedScopes = (client: ApiClient, asked: string | undefined): Scope[] => {
  const names = (asked ?? '').split(' ').filter((name) => name !== '');
  if (names.length === 0) return client.scopes;
  const known = scopes.filter((scope) => names.includes(scope) && client.scopes.includes(scope));
  if (known.length !== new Set(names).size) throw problem('invalid_scope');
  return known;
};

const noteRefusal = ({ db }: Deps, client: ApiClient, meta: CallMeta): Promise<void> =>
  transaction(db, (tx) =>
    recordAudit(
      tx,
      { actor: undefined, meta },
      'SIGN_IN',
      about('AUTH', 'api-client', client.id, client.name),
      [],
      { outcome: 'FAILED' },
    ),
  );

/**
 * A token for another system, by its id and secret.
 * @throws invalid_request, invalid_client, unsupported_grant_type, invalid_scope, too_many_requests.
 */
export const issueToken = async (
  deps: Deps,
  authorization: string | undefined,
  body: TokenRequest,
  meta: CallMeta,
): Promise<IssuedToken> => {
  const { db, secrets, limiter } = deps;
  if (body.grant_type !== 'client_credentials') throw problem('unsupported_grant_type');
  const { id, secret } = credentialsOf(authorization, body);
  const client = await findClient(db, id);
  const working = client ? await workingSecrets(db, id) : [];
  // Compared also for an unknown id, so that the time taken shows nothing.
  const isRight = isWorkingSecret(secrets, id, secret, working.length > 0 ? working : [Buffer.alloc(32)]);
  if (!client || !isRight || client.state !== 'ACTIVE') {
    if (client) await noteRefusal(deps, client, meta);
    throw problem('invalid_client');
  }
  await limiter.take(perUser('client-token', 60, 60), client.id);
  const granted = grantedScopes(client, body.scope);
  const token = randomToken(CLIENT_TOKEN);
  await transaction(db, async (tx) => {
    await insertToken(tx, client.id, tokenHash(token), granted, TOKEN_SECONDS);
    await markUsed(tx, client.id);
    const by = { actor: clientActor(client.id, client.name, granted), meta };
    const changes = [{ field: 'scopes', old: null, new: granted }];
    await recordAudit(tx, by, 'SIGN_IN', about('AUTH', 'api-client', client.id, client.name), changes);
  });
  return {
    access_token: token,
    token_type: 'Bearer',
    expires_in: TOKEN_SECONDS,
    scope: granted.join(' '),
  };
};
