/** So many that fail are no fault of their own: what they all need is away. */
const MOST_FAILURES = 20;

/** Does a piece of work for each: one that fails does not hold up those behind it. @throws the first failure, at the end. */
export const eachByItself = async <T>(
  all: Iterable<T>,
  work: (one: T) => Promise<unknown>,
): Promise<void> => {
  const failures: unknown[] = [];
  for (const one of all) {
    await work(one).catch((error: unknown) => failures.push(error));
    if (failures.length === MOST_FAILURES) break;
  }
  if (failures.length > 0) throw failures[0];
};
