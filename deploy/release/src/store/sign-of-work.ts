import { stat, utimes } from 'node:fs/promises';

/** Renews the time of a file or folder every second, as a sign that somebody works on it. @returns how to stop */
export const keepAlive = (path: string): (() => void) => {
  const timer = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => undefined);
  }, 1000).unref();
  return () => clearInterval(timer);
};

/** When the last sign was given, in milliseconds since 1970; `undefined` when there is no such file. */
export const lastSign = async (path: string): Promise<number | undefined> =>
  (await stat(path).catch(() => undefined))?.mtimeMs;
