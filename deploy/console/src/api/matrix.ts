import type { MatrixRow } from '@portal/release/documents/matrix-row';
import { useQuery } from '@tanstack/react-query';
import { read } from './request.ts';

/** One combination of builds that people can come to see once the set is released. */
export type Cell = Omit<MatrixRow, 'digest'>;

/** The moves are those on which the two environments are: with another one the matrix is another one. */
export const useMatrix = (environment: string, against: string, moves: readonly number[]) =>
  useQuery({
    queryKey: ['matrix', environment, against, ...moves],
    queryFn: () => read<{ cells: Cell[] }>('matrix', { environment, against }),
    refetchInterval: 30_000,
  });
