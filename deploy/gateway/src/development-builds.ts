import type { AreaManifest } from '@portal/platform/area';
import type { Build, ReleaseDocument } from '@portal/platform/release';
import { defaultLoad } from '@portal/release/releases/compose-release';
import type { ReadRelease } from './release-reader.ts';

/** A build that a development server holds in memory. */
export type DevelopmentBuild = Pick<Build, 'app' | 'baseUrl' | 'entry' | 'styles'> &
  Partial<Pick<Build, 'mfName'>> & {
    /** What its sources contribute. Absent: what the pinned build does. */
    manifest?: AreaManifest;
  };

/** Puts development builds over the pinned ones, for pages of this process only; the store stays as it is. */
export interface Development {
  origins: readonly string[];
  over: (readRelease: ReadRelease) => ReadRelease;
  /** What an app's sources contribute from now on. */
  contribute: (app: string, manifest: AreaManifest) => void;
}

const asBuild = ({ manifest: _manifest, ...build }: DevelopmentBuild): Build => ({
  ...build,
  version: 'development',
  integrity: {},
  chunks: {},
  shared: {},
  builtAt: '',
});

/** The release with a development build in the place of the pinned one; one that brings its manifest may be new to it. */
export const withBuild = (release: ReleaseDocument, build: DevelopmentBuild): ReleaseDocument => {
  const { manifest } = build;
  const key = `${build.app}@development`;
  const builds = { ...release.builds, [key]: asBuild(build) };
  if (build.app === 'shell')
    return { ...release, builds, shell: key, shellManifest: manifest ?? release.shellManifest };
  const pinned = release.remotes[build.app];
  const remote = manifest ? { load: defaultLoad, ...pinned, manifest } : pinned;
  if (!remote) throw new Error(`The release has no remote "${build.app}". Let it build once first.`);
  const remotes = { ...release.remotes, [build.app]: { ...remote, pin: key, previous: [] } };
  return { ...release, builds, remotes };
};

export const developmentBuilds = (served: readonly DevelopmentBuild[]): Development => {
  let builds = served;
  return {
    origins: builds.map(({ baseUrl }) => new URL(baseUrl).origin),
    over: (readRelease) => async () => {
      const release = await readRelease();
      return release && builds.reduce(withBuild, release);
    },
    contribute: (app, manifest) => {
      builds = builds.map((build) => (build.app === app ? { ...build, manifest } : build));
    },
  };
};
