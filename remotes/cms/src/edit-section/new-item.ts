import { optionsOf } from '../describe-fields/field-options.ts';
import { emptyLike, toValues } from '../form-values/content-values.ts';

const idsOf = (entries: unknown): unknown[] =>
  Array.isArray(entries) ? entries.map((entry: unknown) => Object(entry).id) : [];

/**
 * A new entry of a list: it keeps the choices of the sample. Where entries have an id, a translation takes
 * that of the first English one that is not translated yet, so that it stands in its place; else a new one.
 */
export const newItem = (sample: unknown, present: unknown, english: unknown): Record<string, unknown> => {
  const entry = toValues(emptyLike(sample, (name) => optionsOf(name) !== undefined)) as Record<
    string,
    unknown
  >; // a sample is an object
  if (!('id' in entry)) return entry;
  const taken = idsOf(present);
  const open = idsOf(english).find((id) => typeof id === 'string' && !taken.includes(id));
  return { ...entry, id: open ?? crypto.randomUUID().slice(0, 8) };
};
