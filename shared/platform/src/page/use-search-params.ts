import { useCallback } from 'react';
import { type NavigateOptions, useLocation, useSearchParams as useRouterParams } from 'react-router-dom';

type Change = (before: URLSearchParams) => URLSearchParams;
type SetSearchParams = (
  next: Change | URLSearchParams | Record<string, string>,
  options?: NavigateOptions,
) => void;

/**
 * The router's `useSearchParams`, but a change starts from the address as it is at that moment, where the router
 * starts from what was last rendered; and it is dropped when another page was opened meanwhile.
 */
export const useSearchParams = (): [URLSearchParams, SetSearchParams] => {
  const [params, setParams] = useRouterParams();
  const { pathname } = useLocation();
  const set = useCallback<SetSearchParams>(
    (next, options) => {
      if (typeof next !== 'function') setParams(next, options);
      else if (window.location.pathname === pathname)
        setParams(next(new URLSearchParams(window.location.search)), options);
    },
    [setParams, pathname],
  );
  return [params, set];
};
