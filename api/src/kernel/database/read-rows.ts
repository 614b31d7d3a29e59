/** The first row of a statement; nothing where it finds none. */
export const firstRow = async <T>(rows: PromiseLike<readonly T[]>): Promise<T | undefined> => (await rows)[0];

/** The row of a statement that always has one, such as a sum or `insert … returning`. */
export const onlyRow = async <T>(rows: PromiseLike<readonly T[]>): Promise<T> => {
  const [row] = await rows;
  if (row === undefined) throw new Error('a statement that always has a row returned none');
  return row;
};

export const valuesOf = async <T>(rows: PromiseLike<readonly Record<string, T>[]>): Promise<T[]> =>
  (await rows).flatMap((row) => Object.values(row));

/** The value of the first row; nothing where there is none. */
export const firstValue = <T>(rows: PromiseLike<readonly Record<string, T>[]>): Promise<T | undefined> =>
  firstRow(valuesOf(rows));

/** The value of a statement that always has one, such as a count. */
export const onlyValue = <T>(rows: PromiseLike<readonly Record<string, T>[]>): Promise<T> =>
  onlyRow(valuesOf(rows));

/** Whether a statement finds anything. */
export const finds = async (rows: PromiseLike<readonly unknown[]>): Promise<boolean> =>
  (await rows).length > 0;

/** Whether a change met the one row that it was meant for. */
export const changesOne = async (change: PromiseLike<{ readonly count: number }>): Promise<boolean> =>
  (await change).count === 1;
