import { stat } from 'node:fs/promises';
import type { ReleaseDocument } from '@portal/platform/release';
import { pointerFile } from '../store/layout.ts';
import { currentRelease } from '../store/releases.ts';

/** Reads the release that the environment serves now; `undefined` before the first one. */
export type ReadRelease = () => Promise<ReleaseDocument | undefined>;

/**
 * Looks at the pointer on every call, so that a moved pointer takes effect with the next request, and
 * parses it only when the file changed. An unreadable pointer leaves the last good release in place.
 */
export const releaseReader = (
  store: string,
  environment: string,
  warn: (message: string) => void,
): ReadRelease => {
  const file = pointerFile(store, environment);
  let seen = '';
  let release: ReleaseDocument | undefined;
  return async () => {
    const facts = await stat(file, { bigint: true }).catch(() => undefined);
    const mark = facts ? `${facts.ino}:${facts.mtimeNs}:${facts.size}` : '';
    if (mark === seen) return release;
    seen = mark;
    try {
      release = (await currentRelease(store, environment)) ?? release;
    } catch (error) {
      warn(`Release pointer ignored: ${(error as Error).message}`);
    }
    return release;
  };
};
