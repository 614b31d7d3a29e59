import type { HistoryEntry } from '../documents/schemas.ts';
import { readHistory } from '../store/history.ts';
import { releaseFinder } from '../store/releases.ts';
import { keyOf, pinsOf } from './compose-release.ts';

/** The last move by which an environment lost a build that it does not serve now: a rollback, or a canary that its figures stopped. */
export const takenBackBy = async (
  store: string,
  environment: string,
  app: string,
  version: string,
): Promise<HistoryEntry | undefined> => {
  const { entries } = await readHistory(store, environment);
  const find = await releaseFinder(store, environment);
  const hasPin = async (sequence: number | null | undefined): Promise<boolean> => {
    const release = sequence ? await find(sequence).catch(() => undefined) : undefined;
    return release !== undefined && pinsOf(release)[app] === version;
  };
  if (await hasPin(entries.at(-1)?.to)) return undefined;
  for (const entry of entries.toReversed()) {
    const { action, from, to, canary } = entry;
    if (action === 'canary-halt' && canary?.build === keyOf(app, version)) return entry;
    if (action === 'rollback' && (await hasPin(from)) && !(await hasPin(to))) return entry;
  }
  return undefined;
};
