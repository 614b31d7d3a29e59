/** A requirement of OWASP ASVS 5.0, where it is met, and the test that fails when it is not. */
export interface Row {
  id: string;
  level: 1 | 2 | 3;
  /** What is asked, in a few words. */
  asks: string;
  /** File or folder, from the root of the repository. */
  where: string;
  /** File of the test, from the root of the repository. */
  test: string;
  /** Words that stand in that file: the name of the test. */
  says: string;
}

/** Rows of one place after the other: id, level, what is asked, where, test, its name. */
export const rows = (
  written: readonly (readonly [string, 1 | 2 | 3, string, string, string, string])[],
): Row[] => written.map(([id, level, asks, where, test, says]) => ({ id, level, asks, where, test, says }));
