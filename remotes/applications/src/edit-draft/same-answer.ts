/** Drops what says nothing (null, blank, empty) and sorts keys: what is left is the answer itself. */
const settled = (value: unknown): unknown => {
  if (value === null || value === undefined || value === '') return undefined;
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((one) => settled(one) ?? null);
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value)
    .map(([key, inner]: [string, unknown]) => [key, settled(inner)] as const)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
};

/** Whether two answers mean the same, however they travelled. */
export const sameAnswer = (one: unknown, other: unknown): boolean =>
  JSON.stringify(settled(one)) === JSON.stringify(settled(other));
