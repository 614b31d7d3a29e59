const messageOf = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return 'root' in error ? messageOf(error.root) : undefined;
};

/** What is wrong with a list as a whole; what is wrong within a line stands beside its field. */
export const rowsError = (errors: object, name: string): string | undefined =>
  messageOf(new Map<string, unknown>(Object.entries(errors)).get(name));

/** The lines in which something is wrong, by their place. */
export const linesWithErrors = (errors: object, name: string): ReadonlySet<number> => {
  const found: unknown = new Map<string, unknown>(Object.entries(errors)).get(name);
  return new Set(Array.isArray(found) ? found.flatMap((one, index) => (one ? [index] : [])) : []);
};

/** The line in which the field is that a link asks for: a closed one would take no focus. */
export const askedLine = (asked: unknown, name: string): number | undefined => {
  if (typeof asked !== 'object' || asked === null || !('field' in asked)) return undefined;
  const [list, line] = String(asked.field).split('.');
  return list === name && line !== undefined ? Number(line) : undefined;
};
