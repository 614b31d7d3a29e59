import type { ReleaseDocument } from '@portal/platform/release';

/** Who froze an environment, since when and why; nothing where nobody did. */
export const frozenText = (release: Pick<ReleaseDocument, 'frozen'> | undefined): string | undefined =>
  release?.frozen && `frozen by ${release.frozen.by} since ${release.frozen.at} (${release.frozen.reason})`;

/** @throws while the environment of a release is frozen */
export const checkNotFrozen = (release: Pick<ReleaseDocument, 'environment' | 'frozen'>): void => {
  if (!release.frozen) return;
  const { environment } = release;
  throw new Error(
    `${environment} is ${frozenText(release)}. Roll back, stop canaries or use maintenance; all else waits for: pnpm release unfreeze ${environment}`,
  );
};
