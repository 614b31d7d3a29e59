import { stat } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import type { ReleaseDocument } from '@portal/platform/release';
import { replaceDamagedBuilds } from '@portal/release/releases/replace-damaged-builds';
import { keepSeen } from '@portal/release/store/last-seen-pointer';
import { pointerFile } from '@portal/release/store/layout';
import { findRelease, listSequences, readCurrent } from '@portal/release/store/releases';

/** Reads the release that the environment serves now; `undefined` before the first one. */
export type ReadRelease = () => Promise<ReleaseDocument | undefined>;

const isPinnedBy =
  ({ shell, remotes }: ReleaseDocument) =>
  (key: string): boolean =>
    key === shell || Object.values(remotes).some(({ pin }) => pin === key);

/** A fault may be mended without a move of the pointer, such as by a file that comes back. */
const readAgainMs = 5_000;

/**
 * Looks at the pointer on every call, so that a moved pointer takes effect with the next request, and
 * parses it only when the file changed, or a fault was found a while ago. A broken pointer leaves the release
 * in place that is served, or at the start takes the newest whole one; either is said once.
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
  /** Of the last reading. */
  let faults: readonly string[] = [];
  let readAgainAt = Number.POSITIVE_INFINITY;
  let readings = 0;

  /**
   * The release with whole builds only, or with no other lost ones than the one in place has; else the one in place,
   * else the newest one before it that has them.
   */
  const take = async (wanted: ReleaseDocument, found: string[]): Promise<ReleaseDocument> => {
    const { release: whole, lost, faults: damaged } = await replaceDamagedBuilds(store, wanted);
    if (damaged.length > 0) found.push(damaged.join(' '));
    if (lost.length === 0) return whole;
    if (release) return lost.every(isPinnedBy(release)) ? whole : release;
    for (const sequence of await listSequences(store, environment)) {
      if (sequence >= wanted.sequence) continue;
      const earlier = await findRelease(store, environment, sequence).catch(() => undefined);
      const other = earlier && (await replaceDamagedBuilds(store, earlier));
      if (!other || other.faults.length > 0) continue;
      found.push(`Release ${wanted.sequence} of ${environment} is not whole. Release ${sequence} is served.`);
      return other.release;
    }
    // Its changed files are not served, so that what is whole of it can be.
    return wanted;
  };

  const read = async (): Promise<void> => {
    readings += 1;
    const own = readings;
    const found: string[] = [];
    try {
      const current = await readCurrent(store, environment);
      if (current?.fault) {
        const isServed = !release || release.sequence === current.release.sequence;
        found.push(
          isServed ? current.fault : `Release ${release?.sequence} stays in place. ${current.fault}`,
        );
      }
      if (current && !(current.fault && release)) {
        const taken = await take(current.release, found);
        if (current.move !== undefined && taken === current.release)
          await keepSeen(store, environment, { move: current.move, number: taken.sequence });
        // What is kept for a release is kept for this very object.
        if (own === readings && !isDeepStrictEqual(taken, release)) {
          release = taken;
          onTaken(taken);
        }
      }
    } catch (error) {
      found.push((error as Error).message);
    }
    // The pointer was moved meanwhile, and has been read since.
    if (own !== readings) return;
    for (const fault of found) if (!faults.includes(fault)) warn(fault);
    faults = found;
    readAgainAt = found.length > 0 ? performance.now() + readAgainMs : Number.POSITIVE_INFINITY;
  };

  return async () => {
    const facts = await stat(file, { bigint: true }).catch(() => undefined);
    const mark = facts ? `${facts.ino}:${facts.mtimeNs}:${facts.size}` : '';
    if (mark !== seen || performance.now() >= readAgainAt) {
      seen = mark;
      readAgainAt = Number.POSITIVE_INFINITY;
      reading = read();
    }
    await reading;
    return release;
  };
};
