import type { Page } from '@portal/contracts';

/** The envelope of a short list that comes on one page. */
export const wholeList = <T>(rows: T[]): Page<T> => ({
  data: rows,
  message: '',
  total: rows.length,
  page: 1,
  pageSize: rows.length,
});
