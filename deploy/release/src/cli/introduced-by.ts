import type { ReleaseDocument } from '@portal/platform/release';
import { pinsOf } from '../releases/compose-release.ts';
import { releaseFinder } from '../store/releases.ts';

/** The release that first pinned the build of an app which `release` pins, going back parent by parent. */
export const introducedBy = async (
  store: string,
  release: ReleaseDocument,
  app: string,
): Promise<ReleaseDocument> => {
  const find = await releaseFinder(store, release.environment);
  for (let found = release; ; ) {
    const parent = found.parent === null ? undefined : await find(found.parent);
    if (!parent || pinsOf(parent)[app] !== pinsOf(release)[app]) return found;
    found = parent;
  }
};
