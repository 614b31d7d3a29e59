import type { Environment } from '../api/types.ts';

/** The environment that people use, and the one that goes there next; absent where there is only one. */
export interface EnvironmentPair {
  to: Environment;
  from: Environment | undefined;
}

/** Those that were asked for by name; else production, and staging or the first other one. */
export const pairOf = (
  environments: readonly Environment[],
  asked: { to?: string | null; from?: string | null } = {},
): EnvironmentPair | undefined => {
  const named = (name: string | null | undefined) => environments.find((known) => known.name === name);
  const to = named(asked.to) ?? named('production') ?? environments.at(-1);
  if (!to) return undefined;
  const others = environments.filter((known) => known !== to);
  return {
    to,
    from:
      others.find(({ name }) => name === asked.from) ??
      others.find(({ name }) => name === 'staging') ??
      others[0],
  };
};
