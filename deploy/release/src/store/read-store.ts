import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isName } from './layout.ts';

/** The text of a file; `undefined` where there is none. */
export const readText = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

/** What a file says; `undefined` where there is none. @throws when it is damaged, so that `parse` refuses it */
export const readParsed = async <T>(
  file: string,
  parse: (text: string) => T | Promise<T>,
): Promise<T | undefined> => {
  try {
    const text = await readText(file);
    return text === undefined ? undefined : await parse(text);
  } catch (error) {
    throw new Error(`${file} is damaged: ${(error as Error).message}`);
  }
};

const namesIn = async (folder: string): Promise<string[]> => (await readdir(folder).catch(() => [])).sort();

export const environmentNames = async (store: string): Promise<string[]> =>
  (await namesIn(join(store, 'releases'))).filter((name) => isName('environment', name));

export const storedBuilds = async (store: string): Promise<{ app: string; version: string }[]> => {
  const builds = (await namesIn(join(store, 'assets'))).map(async (app) =>
    (await namesIn(join(store, 'assets', app))).map((version) => ({ app, version })),
  );
  return (await Promise.all(builds)).flat();
};
