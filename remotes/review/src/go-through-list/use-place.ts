import { useQuery, useSearchParams, useSignedInUser } from '@portal/platform';
import { orFirstView, queueAddress } from '../find-applications/queue-address.ts';
import { applicationPath, listIn } from '../navigation/paths.ts';
import { BLOCK, blockOfList } from './list.queries.ts';

/** `undefined` for an application opened from elsewhere, or no longer in the list. */
export const usePlace = (id: string) => {
  const { role } = useSignedInUser();
  const list = listIn(useSearchParams()[0]);
  const { fund, query } = queueAddress(orFirstView(new URLSearchParams(list), role));
  const { page = 1, pageSize = BLOCK, ...filters } = query;
  const block = Math.floor(((page - 1) * pageSize) / BLOCK) + 1;
  const isKnown = list !== undefined;
  const { data } = useQuery({ ...blockOfList(fund, filters, block), enabled: isKnown });
  const ids = (data?.rows ?? []).map((row) => row.id);
  const index = ids.indexOf(id);
  const isFirst = index === 0 && block > 1;
  const isLast = index >= 0 && index === ids.length - 1 && ids.length === BLOCK;
  const before = useQuery({ ...blockOfList(fund, filters, block - 1), enabled: isKnown && isFirst });
  const after = useQuery({ ...blockOfList(fund, filters, block + 1), enabled: isKnown && isLast });
  if (!data || index < 0) return undefined;
  const to = (neighbour: string | undefined, ofBlock: number): string | undefined => {
    if (neighbour === undefined) return undefined;
    if (ofBlock === block) return applicationPath(neighbour, list);
    const other = new URLSearchParams(list);
    other.set('page', String(ofBlock));
    other.set('pageSize', String(BLOCK));
    return applicationPath(neighbour, other.toString());
  };
  return {
    /** From 1. */
    number: (block - 1) * BLOCK + index + 1,
    total: data.total,
    /** There are more than `total`. */
    isCapped: data.isCapped,
    /** The part of the list around it. */
    around: data.rows,
    /** Addresses of its neighbours; absent at the ends. */
    previous: isFirst ? to(before.data?.rows.at(-1)?.id, block - 1) : to(ids[index - 1], block),
    next: isLast ? to(after.data?.rows[0]?.id, block + 1) : to(ids[index + 1], block),
  };
};

export type Place = NonNullable<ReturnType<typeof usePlace>>;
