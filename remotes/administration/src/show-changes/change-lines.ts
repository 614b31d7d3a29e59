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
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** From one record to another, each field that differs. */
export const differencesOf = (old: Record<string, unknown>, now: Record<string, unknown>): Change[] =>
  [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((field) => JSON.stringify(old[field]) !== JSON.stringify(now[field]))
    .map((field) => ({ field, old: old[field], new: now[field] }));

/** A change as lines of what really differs: of a text in six languages only those that changed. */
export const changeLines = ({ field, old, new: now }: Change): ChangeLine[] => {
  const isNested = (isRecord(old) || isRecord(now)) && [old, now].every((side) => isRecord(side) || !side);
  if (!isNested) return text(old) === text(now) ? [] : [{ path: field, old: text(old), new: text(now) }];
  return differencesOf(isRecord(old) ? old : {}, isRecord(now) ? now : {}).flatMap((part) =>
    changeLines({ ...part, field: `${field}.${part.field}` }),
  );
};
