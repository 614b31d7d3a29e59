/** What is wrong with a list as a whole; what is wrong within a line stands beside its field. */
export const rowsError = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return 'root' in error ? rowsError(error.root) : undefined;
};

/** The lines in which something is wrong, by their place. */
export const linesWithErrors = (error: unknown): ReadonlySet<number> =>
  new Set(Array.isArray(error) ? error.flatMap((one, index) => (one ? [index] : [])) : []);
