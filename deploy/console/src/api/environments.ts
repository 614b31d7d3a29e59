import { useQuery } from '@tanstack/react-query';
import { queryOf } from './request.ts';
import type { Build, Difference, Differences, EarlierRelease, Environments } from './types.ts';

/** What others change is seen within this time. */
export const lookAgainMs = 10_000;

export const environmentsQuery = queryOf<Environments>('environments');

export const useEnvironments = () => useQuery({ ...environmentsQuery, refetchInterval: lookAgainMs });

/** What `from` has otherwise than `to`, as they are served at these moves; a matrix that runs makes no move. */
export const useDifference = (from: string | undefined, to: string | undefined, moves: readonly number[]) =>
  useQuery({
    ...queryOf<Differences>('difference', { from: from ?? '', to: to ?? '' }, moves),
    enabled: from !== undefined && to !== undefined,
    refetchInterval: 30_000,
  });

/** What one release of an environment has otherwise than another: neither ever changes. */
export const useReleaseDifference = (environment: string, before: number, after: number) =>
  useQuery(
    queryOf<{ apps: Difference[]; others?: string[] }>('release-difference', {
      environment,
      before: `${before}`,
      after: `${after}`,
    }),
  );

export const useBuilds = (app: string) =>
  useQuery({ ...queryOf<{ builds: Build[] }>('builds', { app }), enabled: app !== '' });

/** What a rollback of one app would serve; `null`: there was no other build. */
export const useBuildBefore = (environment: string, app: string) =>
  useQuery(queryOf<{ version: string | null }>('build-before', { environment, app }));

export const useEarlierReleases = (environment: string) =>
  useQuery(queryOf<{ releases: EarlierRelease[] }>('releases', { environment }));
