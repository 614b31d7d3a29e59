import type { LogRow } from '@portal/contracts/kernel/log';

export type Change = LogRow['changes'][number];

interface ChangeLine {
  /** Such as `title.fr`. */
  path: string;
  /** The values of a list, else one; none where there was, or is, nothing. */
  old: string[];
  new: string[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const texts = (value: unknown): string[] =>
  [value]
    .flat()
    .filter((one) => one !== null && one !== undefined && one !== '')
    .map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** From one record to another, each field that differs. */
export const differencesOf = (old: Record<string, unknown>, now: Record<string, unknown>): Change[] =>
  Object.keys({ ...old, ...now })
    .filter((field) => !isSame(old[field], now[field]))
    .map((field) => ({ field, old: old[field], new: now[field] }));

/** A change as lines of what really differs: of a text in six languages only those that changed. */
export const changeLines = ({ field, old, new: now }: Change): ChangeLine[] => {
  const isNested = (isRecord(old) || isRecord(now)) && [old, now].every((side) => isRecord(side) || !side);
  const line = { path: field, old: texts(old), new: texts(now) };
  if (!isNested) return isSame(line.old, line.new) ? [] : [line];
  return differencesOf(isRecord(old) ? old : {}, isRecord(now) ? now : {}).flatMap((part) =>
    changeLines({ ...part, field: `${field}.${part.field}` }),
  );
};
