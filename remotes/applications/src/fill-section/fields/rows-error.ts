const messageOf = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return 'root' in error ? messageOf(error.root) : undefined;
};

/** What is wrong with a list as a whole; what is wrong within a line stands beside its field. */
export const rowsError = (errors: object, name: string): string | undefined =>
  messageOf(new Map<string, unknown>(Object.entries(errors)).get(name));
