import type { Tx } from '../database/db.ts';
import { newId } from '../database/ids.ts';
import { type AuditEntry, masked } from './audit-entry.ts';
import { type ChainedRow, genesis, rowHash } from './chain.ts';

/** One writer at a time holds the head of the chain, until its transaction ends. */
const CHAIN_LOCK = 727_273;

interface Head {
  seq: string;
  hash: string;
  at: string;
}

const lockHead = async (tx: Tx, at: string | undefined): Promise<Head> => {
  await tx`select pg_advisory_xact_lock(${CHAIN_LOCK})`;
  const [head] = await tx<Head[]>`
    select coalesce(max(seq), 0) as seq, coalesce(${at ?? null}::timestamptz, clock_timestamp()) as at,
      coalesce((select hash from audit_log order by seq desc limit 1), ${genesis}) as hash
    from audit_log`;
  return head ?? { seq: '0', hash: genesis, at: at ?? new Date().toISOString() };
};

const people = (by: AuditEntry['by']) => {
  if (by === 'system')
    return {
      actorId: null,
      actorName: 'System',
      actorRole: null,
      ip: null,
      userAgent: null,
      requestId: null,
    };
  const { actor, meta } = by;
  return {
    actorId: actor?.id ?? null,
    actorName: actor ? `${actor.firstName} ${actor.lastName}`.trim() : 'Visitor',
    actorRole: actor?.client ? 'API_CLIENT' : (actor?.role ?? null),
    ip: meta.ip,
    userAgent: meta.userAgent,
    requestId: meta.requestId,
  };
};

/** Plain JSON, as the database will give it back. */
const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/**
 * Appends to the audit log in the transaction of the change it describes. To be called last: the
 * chain's lock is held until the transaction ends.
 */
export const recordAudit = async (tx: Tx, entry: AuditEntry): Promise<void> => {
  const head = await lockHead(tx, entry.at);
  const row: ChainedRow = {
    seq: String(BigInt(head.seq) + 1n),
    id: newId('log'),
    at: head.at,
    ...people(entry.by),
    process: entry.process,
    action: entry.action,
    entityType: entry.entityType,
    entityId: entry.entityId ?? null,
    entityLabel: entry.entityLabel ?? null,
    changes: asStored((entry.changes ?? []).map(masked)),
    outcome: entry.outcome ?? 'OK',
    onBehalfOf: entry.onBehalfOf ?? null,
    prevHash: head.hash,
  };
  const stored = { ...row, changes: tx.json(row.changes as never), hash: rowHash(tx.portal.auditKey, row) }; // plain JSON by asStored
  await tx`insert into audit_log ${tx(stored)}`;
};
