import { type DevelopmentBuild, withBuild } from '@portal/gateway';
import type { AreaManifest } from '@portal/platform/area';
import type { LocalArea, ReleaseDocument } from '@portal/platform/release';
import type { OverrideStatement } from '@portal/release/signing/override';

/** One remote of a deployed portal that comes from this machine, until its override ends. */
export const localRemoteView = (
  { area, portal, until }: OverrideStatement,
  given: { shell: DevelopmentBuild; area: DevelopmentBuild },
  now: () => number,
) => {
  const builds = { ...given };
  let isEnded = false;
  const stateNow = (): LocalArea['state'] => {
    if (isEnded) return 'ended';
    return now() < Date.parse(until) ? 'on' : 'expired';
  };

  return {
    end: (): void => {
      isEnded = true;
    },

    /** What the sources of the shell or the remote contribute from now on. */
    contribute: (app: string, manifest: AreaManifest): void => {
      const part = app === builds.area.app ? 'area' : 'shell';
      builds[part] = { ...builds[part], manifest };
    },

    /** What the page gets of it. */
    facts: (): LocalArea => ({ area, portal, until, state: stateNow() }),

    /** The portal's release with the shell of this machine, and with the remote while the override counts. */
    over: (release: ReleaseDocument): ReleaseDocument => {
      const base = withBuild(release, builds.shell);
      return stateNow() === 'on' ? withBuild(base, builds.area) : base;
    },
  };
};

export type LocalRemoteView = ReturnType<typeof localRemoteView>;
