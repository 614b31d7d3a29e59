/** What `use` gives; undefined where the browser refuses storage, it is full, or it holds what cannot be read. */
export const withStorage = <T>(use: () => T): T | undefined => {
  try {
    return use();
  } catch {
    return undefined;
  }
};
