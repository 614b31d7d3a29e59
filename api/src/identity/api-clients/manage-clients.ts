import type { ApiClient, ApiClientSecret, CreateApiClient } from '@portal/contracts/identity/api-clients';
import { type AuditChange, about, recordAudit } from '../../kernel/audit/record-audit.ts';
import { randomToken } from '../../kernel/crypto/tokens.ts';
import { onlyValue, type Tx, transaction } from '../../kernel/database/db.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { invalidField, orNotFound, problem } from '../../kernel/http/problem.ts';
import { withSingleLines } from '../../kernel/http/single-line.ts';
import {
  findClient,
  giveClientTo,
  insertClient,
  lockClient,
  replaceSecret,
  revokeClient,
} from './api-clients.db.ts';
import { CLIENT_SECRET, secretHash } from './client-secrets.ts';

const OVERLAP_HOURS = 24;

const stored = (tx: Tx, id: string): Promise<ApiClient> => orNotFound(findClient(tx, id));

const audit = (
  tx: Tx,
  by: Caller,
  { id, name }: ApiClient,
  action: 'CREATE' | 'UPDATE' | 'DELETE',
  changes: AuditChange[],
): Promise<void> => recordAudit(tx, by, action, about('SETTINGS', 'api-client', id, name), changes);

/** @throws invalid_request for an end that is over. */
export const createClient = (
  { db, secrets }: Deps,
  caller: Caller,
  input: CreateApiClient,
): Promise<ApiClientSecret> =>
  transaction(db, async (tx) => {
    const isOver = onlyValue(tx<{ isOver: boolean }[]>`
      select coalesce(${input.expiresAt ?? null}::timestamptz <= now(), false) as is_over`);
    if (await isOver) throw invalidField('expiresAt', 'past_date');
    const id = await insertClient(tx, caller.actor.id, withSingleLines(input, ['name']));
    const secret = randomToken(CLIENT_SECRET);
    await replaceSecret(tx, id, secretHash(secrets.pepper, id, secret), 0);
    const client = await stored(tx, id);
    await audit(tx, caller, client, 'CREATE', [
      { field: 'scopes', old: null, new: client.scopes },
      { field: 'expiresAt', old: null, new: client.expiresAt },
    ]);
    return { client, secret };
  });

/**
 * A new secret, for the caller from now on; what somebody knew whose account is closed ends at once.
 * @throws not_found, invalid_state for one that is revoked or over.
 */
export const rotateClient = (
  { db, secrets }: Deps,
  caller: Caller,
  id: string,
  overlapHours = OVERLAP_HOURS,
): Promise<ApiClientSecret> =>
  transaction(db, async (tx) => {
    const before = await orNotFound(lockClient(tx, id));
    const isSuspended = before.state === 'SUSPENDED';
    if (before.state !== 'ACTIVE' && !isSuspended) throw problem('invalid_state');
    const secret = randomToken(CLIENT_SECRET);
    await replaceSecret(tx, id, secretHash(secrets.pepper, id, secret), isSuspended ? 0 : overlapHours);
    await giveClientTo(tx, id, caller.actor.id);
    const client = await stored(tx, id);
    await audit(tx, caller, client, 'UPDATE', [{ field: 'secret', old: null, new: null }]);
    return { client, secret };
  });

/** @throws not_found, invalid_state when it is revoked already. */
export const endClient = ({ db }: Deps, caller: Caller, id: string): Promise<ApiClient> =>
  transaction(db, async (tx) => {
    const before = await orNotFound(lockClient(tx, id));
    if (before.state === 'REVOKED') throw problem('invalid_state');
    await revokeClient(tx, id);
    const client = await stored(tx, id);
    await audit(tx, caller, client, 'DELETE', [{ field: 'revokedAt', old: null, new: client.revokedAt }]);
    return client;
  });
