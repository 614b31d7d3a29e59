import type { ReleaseDocument } from '@portal/platform/release';
import { pinsOf } from '../release/compose.ts';
import { findRelease } from '../store/releases.ts';

export interface Difference {
  app: string;
  /** Versions; absent where a release does not have the app. */
  from?: string | undefined;
  to?: string | undefined;
}

/** The apps whose build differs between two releases. */
export const differences = (one: ReleaseDocument, other: ReleaseDocument): Difference[] => {
  const [before, after] = [pinsOf(one), pinsOf(other)];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((app) => before[app] !== after[app])
    .map((app) => ({ app, from: before[app], to: after[app] }));
};

/** The release that brought the build of an app which `release` pins, going back from one to its parent. */
export const broughtBy = async (
  store: string,
  release: ReleaseDocument,
  app: string,
): Promise<ReleaseDocument> => {
  for (let found = release; ; ) {
    const parent =
      found.parent === null ? undefined : await findRelease(store, found.environment, found.parent);
    if (!parent || pinsOf(parent)[app] !== pinsOf(release)[app]) return found;
    found = parent;
  }
};
