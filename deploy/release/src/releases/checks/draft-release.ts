import type { Build, ReleaseDocument } from '@portal/platform/release';

/** A release that has no number yet. */
export type Draft = Omit<ReleaseDocument, 'sequence'>;

/** A build and its key, `<app>@<version>`. */
export type KeyedBuild = [key: string, build: Build];

/** The builds that a release pins, by their keys; without the fallbacks. */
export const pinnedBuilds = ({ shell, remotes, builds }: Draft): KeyedBuild[] =>
  [shell, ...Object.values(remotes).map(({ pin }) => pin)].flatMap((key) => {
    const build = builds[key];
    return build ? [[key, build]] : [];
  });
