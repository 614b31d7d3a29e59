import type { LogOutcome, logActions, logProcesses } from '@portal/contracts/kernel/log-actions';

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
export const masked = (change: AuditChange): AuditChange =>
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
