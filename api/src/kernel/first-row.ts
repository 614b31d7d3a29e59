/** The first row of a statement; nothing where it finds none. */
export const firstRow = async <T>(rows: PromiseLike<readonly T[]>): Promise<T | undefined> => (await rows)[0];
