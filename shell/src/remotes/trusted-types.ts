import { type InlinedRelease, serviceWorkerPath } from '@portal/platform/release';
import { release } from './page-release.ts';

/** Must come first: from here on scripts have an address of this policy, and markup is from nobody. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: {
      createHTML: () => null;
      createScript: () => null;
      createScriptURL: (url: string) => string | null;
    },
  ): unknown;
}

declare global {
  interface Window {
    trustedTypes?: PolicyFactory;
  }
}

const pinnedFolders = new Set<string>();

/** From here on scripts may also come from the builds of this release. */
export const admitBuilds = ({ shell, builds }: InlinedRelease): void => {
  for (const folder of [shell, ...Object.values(builds).map(({ baseUrl }) => baseUrl)])
    pinnedFolders.add(new URL(folder, location.origin).href);
};

admitBuilds(release);

/** Scripts come from the folders of the builds that a release of this tab names; the gateway's own one keeps them. */
const isPinnedScript = (url: string): boolean => {
  const { href } = new URL(url, location.href);
  return (
    href === location.origin + serviceWorkerPath ||
    [...pinnedFolders].some((folder) => href.startsWith(folder))
  );
};

window.trustedTypes?.createPolicy('default', {
  createHTML: () => null,
  createScript: () => null,
  createScriptURL: (url) => (isPinnedScript(url) ? url : null),
});
