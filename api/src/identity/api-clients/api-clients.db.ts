import { SUPER } from '@portal/contracts';
import type { Scope } from '@portal/contracts/access/permissions';
import type { ApiClient, CreateApiClient } from '@portal/contracts/identity/api-clients';
import { type Db, firstRow, newId, type Tx, valuesOf } from '../../kernel/database/db.ts';

/** Days before its end from which on a client is reported, and renewed by a new secret. */
export const NOTICE_DAYS = 30;

/** For the alias `u`, who got its newest secret: that the person may still have it. */
const isHeld = (db: Db) => db`(u.status = 'ACTIVE' and u.role = ${SUPER})`;

const select = (db: Db) => db`
  select c.id, c.name, c.scopes, u.first_name || ' ' || u.last_name as created_by, c.created_at, c.expires_at, c.revoked_at,
    c.last_used_at,
    (select max(s.ends_at) from api_client_secrets s where s.client_id = c.id and s.ends_at > now()) as old_secret_until,
    case when c.revoked_at is not null then 'REVOKED' when c.expires_at <= now() then 'EXPIRED'
      when not ${isHeld(db)} then 'SUSPENDED' else 'ACTIVE' end as state
  from api_clients c join users u on u.id = c.created_by`;

export const listClients = (db: Db): Promise<ApiClient[]> =>
  db<ApiClient[]>`${select(db)} order by c.created_at desc, c.id`;

export const findClient = (db: Db, id: string): Promise<ApiClient | undefined> =>
  firstRow(db<ApiClient[]>`${select(db)} where c.id = ${id}`);

/** As `findClient`, held until the transaction ends. */
export const lockClient = (tx: Tx, id: string): Promise<ApiClient | undefined> =>
  firstRow(tx<ApiClient[]>`${select(tx)} where c.id = ${id} for update of c`);

/** Without an end of its own it has one in a year. */
export const insertClient = async (
  tx: Tx,
  createdBy: string,
  { name, scopes, expiresAt }: CreateApiClient,
): Promise<string> => {
  const id = newId('cli');
  await tx`insert into api_clients (id, name, scopes, created_by, expires_at)
    values (${id}, ${name}, ${scopes}, ${createdBy},
      coalesce(${expiresAt ?? null}, now() + interval '1 year'))`;
  return id;
};

/** The person answers for it from now on. An end that is near, or none, becomes one in a year. */
export const giveClientTo = (tx: Tx, id: string, to: string) =>
  tx`update api_clients set created_by = ${to}, expires_at = case
      when expires_at > now() + make_interval(days => ${NOTICE_DAYS}) then expires_at else now() + interval '1 year' end
    where id = ${id}`;

/** Ends older secrets that a leaving Admin may have read: by the audit log, the only record of who made them. */
export const endOldSecretsOf = (tx: Tx, userId: string) =>
  tx`update api_client_secrets s set ends_at = now() where s.ends_at > now() and exists (select 1 from audit_log l
    where l.actor_id = ${userId} and l.at >= s.created_at and l.entity_type = 'api-client' and l.entity_id = s.client_id
      and l.action in ('CREATE', 'UPDATE'))`;

const endTokens = (tx: Tx, clientId: string) => tx`delete from api_tokens where client_id = ${clientId}`;

/** A new secret of now; the one before ends after some hours, and older ones at once. */
export const replaceSecret = async (
  tx: Tx,
  clientId: string,
  secretHash: Buffer,
  overlapHours: number,
): Promise<void> => {
  await tx`update api_client_secrets set ends_at = now() where client_id = ${clientId} and ends_at > now()`;
  await tx`update api_client_secrets set ends_at = now() + make_interval(hours => ${overlapHours})
    where client_id = ${clientId} and ends_at is null`;
  if (overlapHours === 0) await endTokens(tx, clientId);
  await tx`insert into api_client_secrets (id, client_id, secret_hash) values (${newId('sec')}, ${clientId}, ${secretHash})`;
};

export const workingSecrets = (db: Db, clientId: string): Promise<Buffer[]> =>
  valuesOf(db<{ secretHash: Buffer }[]>`
    select secret_hash from api_client_secrets
    where client_id = ${clientId} and (ends_at is null or ends_at > now())`);

export const revokeClient = async (tx: Tx, id: string): Promise<void> => {
  await tx`update api_clients set revoked_at = now() where id = ${id}`;
  await endTokens(tx, id);
};

export const insertToken = (
  tx: Tx,
  clientId: string,
  tokenHash: Buffer,
  scopes: readonly Scope[],
  seconds: number,
) =>
  tx`insert into api_tokens (token_hash, client_id, scopes, expires_at)
    values (${tokenHash}, ${clientId}, ${scopes}, now() + make_interval(secs => ${seconds}))`;

/** A token with its client as both are at this request. */
interface FoundToken {
  clientId: string;
  name: string;
  scopes: Scope[];
  isOver: boolean;
  /** Seconds since the use was last noted at the client; null before the first. */
  sinceUsed: number | null;
}

export const findToken = (db: Db, tokenHash: Buffer): Promise<FoundToken | undefined> =>
  firstRow(db<FoundToken[]>`
      select t.client_id, c.name, t.scopes,
        t.expires_at <= now() or c.revoked_at is not null or coalesce(c.expires_at <= now(), false)
          or not ${isHeld(db)} as is_over,
        extract(epoch from now() - c.last_used_at)::int as since_used
      from api_tokens t join api_clients c on c.id = t.client_id join users u on u.id = c.created_by where t.token_hash = ${tokenHash}`);

export const markUsed = (db: Db, clientId: string) =>
  db`update api_clients set last_used_at = now() where id = ${clientId}`;

/** The next that ends soon and was not reported yet, by the audit log; locked until the transaction ends. */
export const takeEnding = (tx: Tx) =>
  firstRow(tx<{ id: string; name: string; expiresAt: string }[]>`
    select c.id, c.name, c.expires_at from api_clients c join users u on u.id = c.created_by
    where c.revoked_at is null and c.expires_at > now() and ${isHeld(tx)}
      and c.expires_at <= now() + make_interval(days => ${NOTICE_DAYS})
      and not exists (select 1 from audit_log l where l.entity_type = 'api-client' and l.entity_id = c.id
        and l.actor_id is null and l.action = 'UPDATE' and l.at > c.expires_at - make_interval(days => ${NOTICE_DAYS}))
    order by c.expires_at, c.id limit 1 for update of c skip locked`);

/** Removes tokens that nobody can use any more. */
export const purgeTokens = (db: Db) => db`delete from api_tokens where expires_at < now() - interval '1 day'`;
