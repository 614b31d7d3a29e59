import type { Page } from '@portal/contracts';

/** One page that holds all there is. */
export const onePage = <T>(data: T[]): Page<T> => ({
  data,
  message: '',
  total: data.length,
  page: 1,
  pageSize: 10,
});

export const done = <T>(data: T, message = '') => ({ data, message });
