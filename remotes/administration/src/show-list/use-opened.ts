import { addressWith, useAddress } from '@portal/platform';

/** What of a list is open beside it, by its `name` in the address; opening and closing it stays on the page of the list. */
export const useOpened = (name: string) => {
  const { params, change } = useAddress();
  const changes = (id: string | null) => ({ [name]: id, page: params.get('page') });
  return {
    open: params.get(name),
    show: (id: string | null) => change(changes(id)),
    addressOf: (id: string) => `?${addressWith(params, changes(id))}`,
  };
};
