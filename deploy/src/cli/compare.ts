import type { ReleaseDocument } from '@portal/platform/release';
import { pinsOf } from '../release/compose.ts';
import { findRelease } from '../store/releases.ts';

/** One line for each app whose build differs between two releases. */
export const differences = (one: ReleaseDocument, other: ReleaseDocument): string[] => {
  const [before, after] = [pinsOf(one), pinsOf(other)];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((app) => before[app] !== after[app])
    .map((app) => `${app}  ${before[app] ?? 'none'} -> ${after[app] ?? 'none'}`);
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
