import type { AuditChange } from '../audit/audit-entry.ts';

const shown = (value: unknown): string =>
  value === null || value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value);

/** Changed fields in one cell, a line each: `status: DRAFT → SUBMITTED`. */
export const changesText = (changes: readonly AuditChange[]): string | null =>
  changes.length === 0
    ? null
    : changes.map(({ field, old, new: now }) => `${field}: ${shown(old)} → ${shown(now)}`).join('\n');
