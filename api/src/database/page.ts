import type { Page } from '@portal/contracts';

interface PageRequest {
  page?: number;
  pageSize?: number;
  order?: 'ASC' | 'DESC';
}

const DEFAULT_PAGE_SIZE = 10;

/** `limit` and `offset` of a table's query. */
export const offsetOf = (query: PageRequest): { limit: number; offset: number } => {
  const limit = query.pageSize ?? DEFAULT_PAGE_SIZE;
  return { limit, offset: ((query.page ?? 1) - 1) * limit };
};

/** The envelope of one page of rows. */
export const pageOf = <T>(rows: T[], total: number, query: PageRequest): Page<T> => ({
  data: rows,
  message: '',
  total,
  page: query.page ?? 1,
  pageSize: query.pageSize ?? DEFAULT_PAGE_SIZE,
});

/** A search word for `like`, with its own wildcards taken literally. */
export const likePattern = (search: string): string => `%${search.replace(/[\\%_]/g, '\\$&')}%`;

/** Beyond this a total is a floor: counting millions of rows helps nobody. */
export const MOST_COUNTED = 10_000;

/** The envelope where at most `MOST_COUNTED + 1` rows were counted. */
export const cappedPageOf = <T>(rows: T[], counted: number, query: PageRequest): Page<T> =>
  counted > MOST_COUNTED
    ? { ...pageOf(rows, MOST_COUNTED, query), totalIsCapped: true }
    : pageOf(rows, counted, query);
