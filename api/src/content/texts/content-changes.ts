import type { AuditChange } from '../../kernel/audit/record-audit.ts';
import { cutText } from '../../kernel/messages/cut-text.ts';

const MAX_CHANGES = 60;
const LONGEST_VALUE = 400;

/** Every value in a content that holds no others, with its path. */
export const flat = (value: unknown, path = ''): [path: string, value: unknown][] => {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => flat(inner, path === '' ? key : `${path}.${key}`));
};

const short = (value: unknown): unknown =>
  typeof value === 'string' && value.length > LONGEST_VALUE
    ? `${cutText(value, LONGEST_VALUE)}…`
    : (value ?? null);

/** What changed between two contents, one entry for each text, long texts cut. */
export const contentChanges = (before: unknown, after: unknown): AuditChange[] => {
  const old = new Map(flat(before));
  const now = new Map(flat(after));
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((path) => old.get(path) !== now.get(path))
    .slice(0, MAX_CHANGES)
    .map((path) => ({ field: path, old: short(old.get(path)), new: short(now.get(path)) }));
};
