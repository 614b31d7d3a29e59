import { stat, utimes } from 'node:fs/promises';

/** Renews the time of a file or folder every second, so that others see that it is in use. @returns how to stop */
export const startHeartbeat = (path: string): (() => void) => {
  const timer = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => undefined);
  }, 1000).unref();
  return () => clearInterval(timer);
};

/** Milliseconds since 1970; `undefined` when there is no such file. */
export const lastHeartbeat = async (path: string): Promise<number | undefined> =>
  (await stat(path).catch(() => undefined))?.mtimeMs;
