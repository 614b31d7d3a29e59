import type { ReleaseDocument } from '@portal/platform/release';
import { environmentNames } from '../store/read-store.ts';
import {
  type Current,
  currentRelease,
  findRelease,
  listSequences,
  ReleaseConflict,
  readCurrent,
} from '../store/releases.ts';
import { howToBegin } from './compose-release.ts';

/** @throws ReleaseConflict when the pointer was moved after a change was decided, were it there and back */
export const checkSeen = (
  environment: string,
  seen: number | undefined,
  current: Current | undefined,
): void => {
  if (seen === undefined || seen === (current?.move ?? 0)) return;
  throw new ReleaseConflict(
    `Somebody moved ${environment} meanwhile: it serves ${current ? `release ${current.release.sequence}` : 'nothing'} now. Look again.`,
  );
};

const noRelease = async (store: string, environment: string): Promise<Error> => {
  const isEmpty = (await environmentNames(store)).length === 0;
  const where = isEmpty ? ` The store is ${store}: PORTAL_DATA or --store names another one.` : '';
  return new Error(`${environment} has no release yet. ${howToBegin(environment)}.${where}`);
};

/** The release with that number, else the one that is served. @throws when there is none */
export const mustFindRelease = async (
  store: string,
  environment: string,
  sequence?: number,
): Promise<ReleaseDocument> => {
  const found = await (sequence === undefined
    ? currentRelease(store, environment)
    : findRelease(store, environment, sequence));
  if (found) return found;
  const [newest] = await listSequences(store, environment);
  if (sequence === undefined || newest === undefined) throw await noRelease(store, environment);
  throw new Error(`${environment} has no release ${sequence}. Its newest is ${newest}.`);
};

/** What is served. @throws ReleaseConflict when its pointer was moved after what was seen */
export const servedAsSeen = async (store: string, environment: string, seen?: number): Promise<Current> => {
  const current = await readCurrent(store, environment);
  if (!current) throw await noRelease(store, environment);
  checkSeen(environment, seen, current);
  return current;
};
