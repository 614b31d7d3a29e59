import { useCallback } from 'react';
import { type NavigateOptions, useLocation, useSearchParams as useRouterParams } from 'react-router-dom';

type Change = (before: URLSearchParams) => URLSearchParams;
type SetSearchParams = (
  next: Change | URLSearchParams | Record<string, string>,
  options?: NavigateOptions,
) => void;

/** A change starts from the address of that moment, not the last rendered; dropped when the page changed. */
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
