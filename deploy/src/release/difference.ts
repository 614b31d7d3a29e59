import type { AreaManifest } from '@portal/platform/area';
import type { ReleaseDocument } from '@portal/platform/release';
import { differences } from '../cli/compare.ts';

export interface AppDifference {
  app: string;
  from?: string | undefined;
  to?: string | undefined;
  /** What of it people meet, one phrase each; empty when only code differs. */
  words: string[];
}

const manifestOf = (release: ReleaseDocument, app: string): AreaManifest | undefined =>
  app === 'shell' ? release.shellManifest : release.remotes[app]?.manifest;

const addresses = (manifest: AreaManifest | undefined): string[] =>
  (manifest?.routes ?? []).map(({ path }) => path);

const entries = (manifest: AreaManifest | undefined): string[] => [
  ...(manifest?.sidebar ?? []).map(({ key }) => key),
  ...[...(manifest?.actions ?? []), ...(manifest?.header ?? []), ...(manifest?.footer ?? [])].map(
    ({ id }) => id,
  ),
];

const phrases = (what: string, before: readonly string[], after: readonly string[]): string[] => [
  ...after.filter((name) => !before.includes(name)).map((name) => `new ${what} ${name}`),
  ...before.filter((name) => !after.includes(name)).map((name) => `no ${what} ${name}`),
];

/** What `after` has otherwise than `before`, app by app. */
export const differenceOf = (before: ReleaseDocument, after: ReleaseDocument): AppDifference[] =>
  differences(before, after).map(({ app, from, to }) => {
    const [old, present] = [manifestOf(before, app), manifestOf(after, app)];
    return {
      app,
      from,
      to,
      words: [
        ...phrases('address', addresses(old), addresses(present)),
        ...phrases('entry', entries(old), entries(present)),
      ],
    };
  });
