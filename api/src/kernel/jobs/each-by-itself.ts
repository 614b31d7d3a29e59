/** Where so many fail, what all of them need is likely missing, such as the database. */
const MOST_FAILURES = 20;

/** Does the work for one after the other: those after one that fails are done, too. @throws the first failure, at the end. */
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
