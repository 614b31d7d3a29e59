import { type AddressChanges, addressWith } from './list-address.ts';
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
