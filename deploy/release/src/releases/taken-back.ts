import { readHistory } from '../store/history.ts';
import { releaseFinder } from '../store/releases.ts';
import { keyOf, pinsOf } from './compose-release.ts';

/** By whom and why a build that is not served now was taken back last: by a rollback, or as a canary by its figures. */
export const takenBackText = async (
  store: string,
  environment: string,
  app: string,
  version: string,
): Promise<string | undefined> => {
  const { entries } = await readHistory(store, environment);
  const find = await releaseFinder(store, environment);
  const hasPin = async (sequence: number | null | undefined): Promise<boolean> => {
    const release = sequence ? await find(sequence).catch(() => undefined) : undefined;
    return release !== undefined && pinsOf(release)[app] === version;
  };
  if (await hasPin(entries.at(-1)?.to)) return undefined;
  for (const { action, from, to, canary, by, reason } of entries.toReversed()) {
    const isHalt = action === 'canary-halt' && canary?.build === keyOf(app, version);
    const isEnd = (await hasPin(from)) && !(await hasPin(to));
    if (isHalt || (isEnd && action === 'rollback'))
      return `taken back from ${environment} by ${by} (${reason})`;
    if (isEnd) return undefined;
  }
  return undefined;
};
