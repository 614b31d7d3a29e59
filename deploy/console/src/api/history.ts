import type { HistoryEntry } from '@portal/release/documents/schemas';
import { useQuery } from '@tanstack/react-query';
import { lookAgainMs } from './environments.ts';
import { read } from './request.ts';

/** One move of the pointer of an environment. */
export interface Move extends HistoryEntry {
  environment: string;
}

export interface HistoryFilter {
  environment?: string | undefined;
  action?: string | undefined;
  by?: string | undefined;
  /** How many, from the newest on; absent: all. */
  max?: number;
}

/** Newest first, how many there are, and who made changes there at all. */
export const useHistory = (filter: HistoryFilter = {}) => {
  const asked = Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (value ? [[name, `${value}`]] : [])),
  );
  return useQuery({
    queryKey: ['history', filter.environment, filter.action, ...[filter.by, filter.max].filter(Boolean)],
    queryFn: () =>
      read<{ entries: Move[]; count: number; people: string[]; faults: string[] }>('history', asked),
    refetchInterval: lookAgainMs,
    placeholderData: (before) => before,
  });
};
