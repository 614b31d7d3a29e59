import { findRoute, type ReleaseDocument } from '@portal/platform/release';

export const manifestsOf = ({ shellManifest, remotes }: ReleaseDocument) => [
  shellManifest,
  ...Object.values(remotes).map(({ manifest }) => manifest),
];

/** The route that answers at `path`, and whose it is. */
export const routeAt = (release: ReleaseDocument, path: string) => findRoute(manifestsOf(release), path);
