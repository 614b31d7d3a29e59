/** Looks again once so long has passed; until then the answer is that of the last look. */
export const atMostEvery = <T>(milliseconds: number, look: () => Promise<T>): (() => Promise<T>) => {
  let last: Promise<T> | undefined;
  let at = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (!last || now - at > milliseconds) {
      at = now;
      last = look();
    }
    return last;
  };
};
