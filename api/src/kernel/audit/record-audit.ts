import type { Tx } from '../database/db.ts';
import { newId } from '../database/ids.ts';
import type { Actor, CallMeta } from '../http/caller.ts';
import {
  type AuditAction,
  type AuditChange,
  type AuditDetails,
  type Audited,
  masked,
} from './audit-entry.ts';
import { chainRow } from './chain-row.ts';

/** What the log keeps of the caller of a route; `system` for jobs and seeds. */
type Author =
  | {
      actor: Pick<Actor, 'id' | 'firstName' | 'lastName' | 'role' | 'client'> | undefined;
      meta: Pick<CallMeta, 'ip' | 'userAgent' | 'requestId'>;
    }
  | 'system';

const people = (by: Author) => {
  const { actor, meta } = by === 'system' ? { actor: undefined, meta: undefined } : by;
  const nobody = by === 'system' ? 'System' : 'Visitor';
  return {
    actorId: actor?.id ?? null,
    actorName: actor ? `${actor.firstName} ${actor.lastName}`.trim() : nobody,
    actorRole: actor?.client ? 'API_CLIENT' : (actor?.role ?? null),
    ip: meta?.ip ?? null,
    userAgent: meta?.userAgent ?? null,
    requestId: meta?.requestId ?? null,
  };
};

/** Plain JSON, as the database will give it back. */
const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** In the transaction of the change, called last: the chain's lock is held until the transaction ends. */
export const recordAudit = async (
  tx: Tx,
  by: Author,
  action: AuditAction,
  { process, entityType, entityId, entityLabel }: Audited,
  changes: readonly AuditChange[] = [],
  { outcome = 'OK', onBehalfOf, at }: AuditDetails = {},
): Promise<void> => {
  const row = {
    id: newId('log'),
    ...people(by),
    process,
    action,
    entityType,
    entityId: entityId ?? null,
    entityLabel: entityLabel ?? null,
    changes: asStored(changes.map(masked)),
    outcome,
    onBehalfOf: onBehalfOf ?? null,
  };
  const sealed = await chainRow(tx, 'audit_log', row, at);
  const stored = { ...sealed, changes: tx.json(row.changes) };
  await tx`insert into audit_log ${tx(stored)}`;
};
