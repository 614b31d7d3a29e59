import type { KnownCell } from '@portal/release/documents/known-cell';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from './request.ts';

/** One combination of builds that people can come to see once the set is released. */
export type Cell = Omit<KnownCell, 'digest'>;

/** The moves are those on which the two environments are: with another one the matrix is another one. */
export const useMatrix = (environment: string, against: string, moves: readonly number[]) =>
  useQuery({
    ...queryOf<{ cells: Cell[] }>('matrix', { environment, against }, moves),
    refetchInterval: 30_000,
  });
