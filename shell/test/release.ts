import type { AreaManifest } from '@portal/platform/area';
import type { InlinedBuild, InlinedRelease } from '@portal/platform/release';

const build = (version: string): InlinedBuild => ({
  version,
  baseUrl: `/assets/review/${version}/`,
  mfName: `review_${version}`,
  entry: 'remoteEntry.js',
  integrity: 'sha384-x',
});

interface ReleaseOptions {
  /** Fallback builds, newest first. */
  previous: string[];
  /** Default: `new`. */
  pin?: string;
  sequence?: number;
  routes?: AreaManifest['routes'];
  retries?: number;
}

/** A release with one remote, review. */
export const releaseWith = ({
  previous,
  pin = 'new',
  sequence = 7,
  routes = [],
  retries = 0,
}: ReleaseOptions): InlinedRelease => ({
  environment: 'production',
  sequence,
  shell: '/assets/shell/1/',
  shellManifest: { name: 'shell', title: { en: 'Portal' }, routes: [] },
  builds: Object.fromEntries([pin, ...previous].map((version) => [version, build(version)])),
  remotes: {
    review: {
      pin,
      previous,
      load: { timeoutMs: 8000, retries },
      manifest: { name: 'review', title: { en: 'Review' }, routes },
    },
  },
  settings: { flagUrl: '/flags' },
});
