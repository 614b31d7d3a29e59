import { useQuery } from '@tanstack/react-query';
import { read } from './request.ts';

export type CellKind = 'set' | 'candidate' | 'previous' | 'absent';
export type CellState = 'passed' | 'failed' | 'reused' | 'refused' | 'not run';

/** One combination of builds that people can come to see once the set is released. */
export interface Cell {
  id: string;
  kind: CellKind;
  app?: string;
  title: string;
  state: CellState;
  /** App → version. */
  builds: Record<string, string>;
  at?: string;
  tookMs?: number;
  passed?: number;
  failed?: number;
  failing: readonly string[];
}

/** The moves are those on which the two environments are: with another one the matrix is another one. */
export const useMatrix = (environment: string, against: string, moves: readonly number[]) =>
  useQuery({
    queryKey: ['matrix', environment, against, ...moves],
    queryFn: () => read<{ cells: Cell[] }>('matrix', { environment, against }),
    refetchInterval: 30_000,
  });
