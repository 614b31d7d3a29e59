import type { Page } from '@portal/contracts';
import { useEffect } from 'react';
import { type AddressChanges, addressWith, pagingIn } from './list-address.ts';
import { useSearchParams } from './use-search-params.ts';

/** The query of the address and how to change it without a step back in the history. */
export const useAddress = () => {
  const [params, setParams] = useSearchParams();
  const options = { replace: true, preventScrollReset: true };
  const change = (changes: AddressChanges) => setParams((before) => addressWith(before, changes), options);
  /** Takes everything off but what is named in `keep`. */
  const clear = (keep: readonly string[] = []) =>
    setParams((before) => new URLSearchParams([...before].filter(([name]) => keep.includes(name))), options);
  return { params, change, clear };
};

/** Leads from a page that the list does not have, or has no longer, to its last one; whether it does. */
export const useLastPage = (list: Page<unknown> | undefined): boolean => {
  const { params, change } = useAddress();
  const last = list?.data.length === 0 && list.page > 1 ? Math.ceil(list.total / list.pageSize) : 0;
  useEffect(() => {
    if (last > 0 && pagingIn(params).page !== last) change({ page: String(last) });
  });
  return last > 0;
};
