import { useQuery as useQueryAtOnce } from '@tanstack/react-query';
import { useDeferredValue } from 'react';

const withoutData = {
  data: { value: undefined },
  isPending: { value: true },
  isSuccess: { value: false },
  status: { value: 'pending' },
};

/**
 * Reads as the library's own does. What first arrives for a page is shown in a transition, which React makes in
 * slices: an answer would otherwise hold up every press until the whole page is made of it. `useQueryAtOnce` is for
 * what comes much later so.
 */
export const useQuery = ((...options: Parameters<typeof useQueryAtOnce>) => {
  const result = useQueryAtOnce(...options);
  const isShown = useDeferredValue(result.data !== undefined);
  return isShown || result.data === undefined ? result : Object.create(result, withoutData);
}) as typeof useQueryAtOnce;

export { useQueryAtOnce };
