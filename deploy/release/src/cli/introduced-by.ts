import type { ReleaseDocument } from '@portal/platform/release';
import { pinsOf } from '../releases/compose.ts';
import { findRelease } from '../store/releases.ts';

/** The release that first pinned the build of an app which `release` pins, going back parent by parent. */
export const introducedBy = async (
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
