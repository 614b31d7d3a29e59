/** The value at a path such as `focalPoint.email` or `useOfFunds.0.amount`; undefined where nothing is. */
export const answerAt = (answers: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null) return undefined;
    return new Map<string, unknown>(Object.entries(value)).get(key);
  }, answers);
