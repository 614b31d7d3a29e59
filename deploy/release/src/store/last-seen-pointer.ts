import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jsonIn } from '../documents/json-in.ts';
import { keyFolder, trustedKeys } from '../signing/keys.ts';
import { replaceFile } from './write-files.ts';

/** The last move of a pointer that was served from here, and its release. */
export interface Seen {
  move: number;
  number: number;
}

/** Beside the store: who may write to the store cannot make it forget. */
const seenFile = (store: string, environment: string): string =>
  join(keyFolder(store), `seen.${environment}.json`);

const seenHere = new Map<string, Seen>();

const readSeen = async (file: string): Promise<Seen | undefined> => {
  const seen: Partial<Seen> = Object(jsonIn(await readFile(file, 'utf8').catch(() => '')));
  return Number.isInteger(seen.move) && Number.isInteger(seen.number) ? (seen as Seen) : undefined;
};

export const lastSeen = async (store: string, environment: string): Promise<Seen | undefined> => {
  const file = seenFile(store, environment);
  const [here, kept] = [seenHere.get(file), await readSeen(file)];
  return (here?.move ?? 0) > (kept?.move ?? 0) ? here : kept;
};

/** Where the folder cannot be written to, it is kept for as long as this process runs. */
export const keepSeen = async (store: string, environment: string, seen: Seen): Promise<void> => {
  const file = seenFile(store, environment);
  if (((await lastSeen(store, environment))?.move ?? 0) >= seen.move) return;
  seenHere.set(file, seen);
  if (trustedKeys(store)) await replaceFile(file, JSON.stringify(seen)).catch(() => undefined);
};
