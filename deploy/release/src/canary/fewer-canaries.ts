import type { Canary, ReleaseDocument } from '@portal/platform/release';

/** A release with fewer canaries, and without the builds that only those named. Where `remaining` gives `undefined`, one ends. */
export const withFewerCanaries = <R extends Pick<ReleaseDocument, 'shell' | 'remotes' | 'builds'>>(
  release: R,
  remaining: (area: string, canary: Canary) => Canary | undefined,
): R => {
  const remotes = Object.fromEntries(
    Object.entries(release.remotes).map(([area, { canary, ...remote }]) => {
      const left = canary && remaining(area, canary);
      return [area, { ...remote, ...(left && { canary: left }) }];
    }),
  );
  const named = Object.values(remotes).flatMap(({ pin, previous, canary }) => [
    pin,
    ...previous,
    ...(canary ? [canary.build] : []),
  ]);
  const isNamed = ([key]: [string, unknown]) => key === release.shell || named.includes(key);
  return { ...release, remotes, builds: Object.fromEntries(Object.entries(release.builds).filter(isNamed)) };
};
