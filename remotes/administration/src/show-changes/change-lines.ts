export interface Change {
  field: string;
  old: unknown;
  new: unknown;
}

interface ChangeLine {
  /** Such as `title.fr`. */
  path: string;
  /** Empty where there was, or is, nothing. */
  old: string;
  new: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** A change as lines of what really differs: of a text in six languages only those that changed. */
export const changeLines = ({ field, old, new: now }: Change): ChangeLine[] => {
  const isNested = (isRecord(old) || isRecord(now)) && [old, now].every((side) => isRecord(side) || !side);
  if (!isNested) return [{ path: field, old: text(old), new: text(now) }];
  const [before, after] = [isRecord(old) ? old : {}, isRecord(now) ? now : {}];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .flatMap((key) => changeLines({ field: `${field}.${key}`, old: before[key], new: after[key] }));
};
