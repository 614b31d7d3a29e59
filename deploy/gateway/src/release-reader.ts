import { stat } from 'node:fs/promises';
import type { ReleaseDocument } from '@portal/platform/release';
import { withoutDamagedBuilds } from '@portal/release/releases/replace-damaged-builds';
import { keepSeen } from '@portal/release/store/last-seen-pointer';
import { pointerFile } from '@portal/release/store/layout';
import { findRelease, listSequences, readCurrent } from '@portal/release/store/releases';

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
  onTaken: (release: ReleaseDocument) => void = () => {},
): ReadRelease => {
  const file = pointerFile(store, environment);
  let seen: string | undefined;
  let release: ReleaseDocument | undefined;
  let reading: Promise<unknown> | undefined;

  /** The release with whole builds only; else the one in place, else the newest one before it that has them. */
  const take = async (wanted: ReleaseDocument): Promise<ReleaseDocument> => {
    const { release: whole, faults } = await withoutDamagedBuilds(store, wanted);
    if (faults.length > 0) warn(faults.join(' '));
    if (whole) return whole;
    if (release) return release;
    for (const sequence of await listSequences(store, environment)) {
      if (sequence >= wanted.sequence) continue;
      const earlier = await findRelease(store, environment, sequence).catch(() => undefined);
      const found = earlier && (await withoutDamagedBuilds(store, earlier));
      if (!found?.release || found.faults.length > 0) continue;
      warn(`Release ${wanted.sequence} of ${environment} is not whole. Release ${sequence} is served.`);
      return found.release;
    }
    // Its changed files are not served, so that what is whole of it can be.
    return wanted;
  };

  const read = async (): Promise<void> => {
    try {
      const current = await readCurrent(store, environment);
      if (current?.fault)
        warn(release ? `Release ${release.sequence} stays in place. ${current.fault}` : current.fault);
      if (current && !(current.fault && release)) {
        release = await take(current.release);
        onTaken(release);
      }
      if (current?.move !== undefined && release === current.release)
        await keepSeen(store, environment, { move: current.move, number: release.sequence });
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
