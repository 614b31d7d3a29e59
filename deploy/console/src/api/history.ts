import { useQuery } from '@tanstack/react-query';
import { lookAgainMs } from './environments.ts';
import { read } from './request.ts';

/** One move of the pointer of an environment. */
export interface Move {
  environment: string;
  at: string;
  action: string;
  by: string;
  reason: string;
  ticket?: string;
  /** What was changed, where the numbers and the canary do not say it. */
  what?: string;
  from: number | null;
  to: number;
  durationMs?: number;
  /** The canary that it is about, with its share from then on. */
  canary?: { build: string; share: number };
  check?: 'passed';
  tests?: { passed: number; failed: number } | 'untested';
}

export interface HistoryFilter {
  environment?: string | undefined;
  action?: string | undefined;
}

/** Newest first. */
export const useHistory = ({ environment, action }: HistoryFilter = {}) => {
  const query = new URLSearchParams({ ...(environment && { environment }), ...(action && { action }) });
  return useQuery({
    queryKey: ['history', environment, action],
    queryFn: () => read<{ entries: Move[]; faults: string[] }>(`history?${query}`),
    refetchInterval: lookAgainMs,
    placeholderData: (before) => before,
  });
};
