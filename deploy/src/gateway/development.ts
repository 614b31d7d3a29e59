import type { Build, ReleaseDocument } from '@portal/platform/release';
import type { ReadRelease } from './current-release.ts';

/** A build that a development server holds in memory. */
export type DevelopmentBuild = Pick<Build, 'app' | 'baseUrl' | 'entry' | 'styles'> &
  Partial<Pick<Build, 'mfName'>>;

/** Puts development builds over the pinned ones, for pages of this process only; the store stays as it is. */
export interface Development {
  origins: readonly string[];
  over: (readRelease: ReadRelease) => ReadRelease;
}

const asBuild = (build: DevelopmentBuild): Build => ({
  ...build,
  version: 'development',
  integrity: {},
  chunks: {},
  shared: {},
  builtAt: '',
});

const withBuild = (release: ReleaseDocument, build: DevelopmentBuild): ReleaseDocument => {
  const key = `${build.app}@development`;
  const builds = { ...release.builds, [key]: asBuild(build) };
  if (build.app === 'shell') return { ...release, builds, shell: key };
  const remote = release.remotes[build.app];
  if (!remote) throw new Error(`The release has no area "${build.app}". Let it build once first.`);
  const remotes = { ...release.remotes, [build.app]: { ...remote, pin: key, previous: [] } };
  return { ...release, builds, remotes };
};

export const development = (builds: readonly DevelopmentBuild[]): Development => {
  let seen: ReleaseDocument | undefined;
  let shown: ReleaseDocument | undefined;
  return {
    origins: builds.map(({ baseUrl }) => new URL(baseUrl).origin),
    over: (readRelease) => async () => {
      const release = await readRelease();
      if (release !== seen) {
        seen = release;
        shown = release && builds.reduce(withBuild, release);
      }
      return shown;
    },
  };
};
