import type { Tx } from '../database/db.ts';
import { newId } from '../database/ids.ts';
import { type AuditEntry, masked } from './audit-entry.ts';
import { chainRow } from './chain-row.ts';

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
  const row = {
    id: newId('log'),
    ...people(entry.by),
    process: entry.process,
    action: entry.action,
    entityType: entry.entityType,
    entityId: entry.entityId ?? null,
    entityLabel: entry.entityLabel ?? null,
    changes: asStored((entry.changes ?? []).map(masked)),
    outcome: entry.outcome ?? 'OK',
    onBehalfOf: entry.onBehalfOf ?? null,
  };
  const sealed = await chainRow(tx, 'audit_log', row, entry.at);
  const stored = { ...sealed, changes: tx.json(row.changes) };
  await tx`insert into audit_log ${tx(stored)}`;
};
