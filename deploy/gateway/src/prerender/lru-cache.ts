/** A map that forgets what was asked for least lately once it holds more than `maxBytes`. */
interface LruCache<V> {
  get: (key: string) => V | undefined;
  /** Without counting as asked for. */
  peek: (key: string) => V | undefined;
  set: (key: string, value: V) => void;
}

const defaultMaxBytes = 48 * 1024 * 1024;

/** `sizeOf` in bytes; one value is kept however large it is. */
export const lruCache = <V>(
  sizeOf: (value: V) => number,
  maxBytes: number = defaultMaxBytes,
): LruCache<V> => {
  const values = new Map<string, V>();
  let size = 0;

  const forget = (key: string): void => {
    const value = values.get(key);
    if (value === undefined) return;
    values.delete(key);
    size -= sizeOf(value);
  };

  const put = (key: string, value: V): void => {
    forget(key);
    values.set(key, value);
    size += sizeOf(value);
  };

  return {
    get: (key) => {
      const value = values.get(key);
      if (value !== undefined) put(key, value);
      return value;
    },
    peek: (key) => values.get(key),
    set: (key, value) => {
      put(key, value);
      for (const oldest of values.keys()) {
        if (size <= maxBytes || oldest === key) break;
        forget(oldest);
      }
    },
  };
};
