import { queryOptions, useQuery } from '@tanstack/react-query';
import { read } from './request.ts';
import type { Build, Difference, Differences, EarlierRelease, Environments } from './types.ts';

/** What others change is seen within this time. */
export const lookAgainMs = 10_000;

export const environmentsQuery = queryOptions({
  queryKey: ['environments'],
  queryFn: () => read<Environments>('environments'),
});

export const useEnvironments = () => useQuery({ ...environmentsQuery, refetchInterval: lookAgainMs });

/** What `from` has otherwise than `to`, as they are served at these moves; a matrix that runs makes no move. */
export const useDifference = (from: string | undefined, to: string | undefined, moves: readonly number[]) =>
  useQuery({
    queryKey: ['difference', from, to, ...moves],
    queryFn: () => read<Differences>('difference', { from: from ?? '', to: to ?? '' }),
    enabled: from !== undefined && to !== undefined,
    refetchInterval: 30_000,
  });

/** What one release of an environment has otherwise than another: neither ever changes. */
export const useReleaseDifference = (environment: string, before: number, after: number) =>
  useQuery({
    queryKey: ['release-difference', environment, before, after],
    queryFn: () =>
      read<{ apps: Difference[] }>('release-difference', {
        environment,
        before: `${before}`,
        after: `${after}`,
      }),
  });

export const useBuilds = (app: string) =>
  useQuery({
    queryKey: ['builds', app],
    queryFn: () => read<{ builds: Build[] }>('builds', { app }),
    enabled: app !== '',
  });

/** What a rollback of one app would serve; `null`: there was no other build. */
export const useBuildBefore = (environment: string, app: string) =>
  useQuery({
    queryKey: ['build-before', environment, app],
    queryFn: () => read<{ version: string | null }>('build-before', { environment, app }),
  });

export const useEarlierReleases = (environment: string) =>
  useQuery({
    queryKey: ['releases', environment],
    queryFn: () => read<{ releases: EarlierRelease[] }>('releases', { environment }),
  });
