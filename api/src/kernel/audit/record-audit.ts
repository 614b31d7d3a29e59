import type { LogOutcome, logActions, logProcesses } from '@portal/contracts/kernel/log-actions';
import { newId, type Tx } from '../database/db.ts';
import type { Actor, CallMeta } from '../http/caller.ts';
import { chainRow } from './chain-row.ts';

export type AuditProcess = (typeof logProcesses)[number];
export type AuditAction = (typeof logActions)[number];

/** One field that changed; secrets are written as dots. */
export interface AuditChange {
  field: string;
  old: unknown;
  new: unknown;
}

/** What a change is about. */
export interface Audited {
  process: AuditProcess;
  /** Such as `application`. */
  entityType: string;
  entityId?: string;
  /** What a person recognises it by, such as its number. */
  entityLabel?: string;
}

/** The same of a record that people recognise. */
export const about = (
  process: AuditProcess,
  entityType: string,
  entityId: string,
  entityLabel: string,
): Required<Audited> => ({ process, entityType, entityId, entityLabel });

/** What an entry of the log holds besides, where it is not as usual. */
export interface AuditDetails {
  outcome?: LogOutcome;
  onBehalfOf?: string;
  /** Only for seeded examples, which lie in the past; ISO instant. */
  at?: string;
}

const secret = /password|token|secret|code_?hash|mfa_?code/i;

/** Keeps the fact that a secret changed, not the secret. */
const masked = (change: AuditChange): AuditChange =>
  secret.test(change.field) ? { field: change.field, old: '•••', new: '•••' } : change;

/** The fields that differ between two versions of a record. */
export const changesBetween = <T extends object>(
  before: T,
  after: T,
  fields: readonly (keyof T & string)[],
): AuditChange[] =>
  fields
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, old: before[field] ?? null, new: after[field] ?? null }));

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
