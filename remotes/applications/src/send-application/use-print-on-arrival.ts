import { useLocation, useNavigate } from '@portal/platform';
import { useEffect } from 'react';

/** Prints once when the person came by "Print what I have so far"; not again on the way back. */
export const usePrintOnArrival = (): void => {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isAsked = typeof state === 'object' && state !== null && 'print' in state;
  useEffect(() => {
    if (!isAsked) return;
    navigate(`${pathname}${search}`, { replace: true, state: null });
    window.print();
  }, [isAsked, navigate, pathname, search]);
};
