import { listFundApplications } from '@portal/contracts/calls/review/queue';
import type { QueueFilters, QueueRow } from '@portal/contracts/review/queue';
import { call, queryClient, queryOptions } from '@portal/platform';

/** Applications that are looked up at once: a whole number of pages of each size. */
export const BLOCK = 100;

interface Block {
  rows: QueueRow[];
  total: number;
  isCapped: boolean;
}

const blocks = ['review-list'] as const;

/** Not read anew while somebody goes through it: an application that is done does not move the others. */
export const blockOfList = (fund: string, filters: QueueFilters, block: number) =>
  queryOptions({
    queryKey: [...blocks, fund, filters, block],
    queryFn: async ({ signal }): Promise<Block> => {
      const query = { ...filters, page: block, pageSize: BLOCK } as const;
      const { data, total, totalIsCapped } = await call(listFundApplications, {
        params: { fundId: fund },
        query,
        signal,
      });
      return { rows: data, total, isCapped: totalIsCapped ?? false };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchInterval: false,
  });

/** Notes in the list that somebody goes through that they declared no conflict. */
export const markDeclared = (id: string): void => {
  queryClient.setQueriesData<Block>({ queryKey: blocks }, (block) => {
    if (!block) return undefined;
    const rows = block.rows.map((row) =>
      row.id === id ? { ...row, myDeclaration: 'NO_CONFLICT' as const } : row,
    );
    return { ...block, rows };
  });
};
