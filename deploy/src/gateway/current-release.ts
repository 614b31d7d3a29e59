import { stat } from 'node:fs/promises';
import type { ReleaseDocument } from '@portal/platform/release';
import { pointerFile } from '../store/layout.ts';
import { readCurrent } from '../store/releases.ts';

/** Reads the release that the environment serves now; `undefined` before the first one. */
export type ReadRelease = () => Promise<ReleaseDocument | undefined>;

/**
 * Looks at the pointer on every call, so that a moved pointer takes effect with the next request, and
 * parses it only when the file changed. A broken pointer leaves the release in place that is served, or
 * at the start takes the newest whole one; either is said once.
 */
export const releaseReader = (
  store: string,
  environment: string,
  warn: (message: string) => void,
): ReadRelease => {
  const file = pointerFile(store, environment);
  let seen: string | undefined;
  let release: ReleaseDocument | undefined;
  let reading: Promise<unknown> | undefined;

  const read = async (): Promise<void> => {
    try {
      const current = await readCurrent(store, environment);
      if (!current?.fault) release = current?.release ?? release;
      else {
        warn(release ? `Release ${release.sequence} stays in place. ${current.fault}` : current.fault);
        release ??= current.release;
      }
    } catch (error) {
      warn((error as Error).message);
    }
  };

  return async () => {
    const facts = await stat(file, { bigint: true }).catch(() => undefined);
    const mark = facts ? `${facts.ino}:${facts.mtimeNs}:${facts.size}` : '';
    if (mark !== seen) {
      seen = mark;
      reading = read();
    }
    await reading;
    return release;
  };
};
