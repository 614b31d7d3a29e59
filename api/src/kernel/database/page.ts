import type { Page } from '@portal/contracts';
import type { Db } from './db.ts';
import type { Fragment } from './sql.ts';

interface PageRequest {
  page?: number;
  pageSize?: number;
  order?: 'ASC' | 'DESC';
}

const DEFAULT_PAGE_SIZE = 10;

export const offsetOf = (query: PageRequest): { limit: number; offset: number } => {
  const limit = query.pageSize ?? DEFAULT_PAGE_SIZE;
  return { limit, offset: ((query.page ?? 1) - 1) * limit };
};

export const pageOf = <T>(rows: T[], total: number, query: PageRequest): Page<T> => ({
  data: rows,
  message: '',
  total,
  page: query.page ?? 1,
  pageSize: query.pageSize ?? DEFAULT_PAGE_SIZE,
});

/** A search word for `like` beside `fold_text`, with its own wildcards taken literally, those of another width too. */
export const likePattern = (search: string): string =>
  `%${search.normalize('NFKC').replace(/[\\%_]/g, '\\$&')}%`;

/** Beyond this a total is a floor: counting millions of rows helps nobody. */
export const MAX_COUNTED = 10_000;

/** How many match; `isCapped`: at least so many. */
export interface Total {
  total: number;
  isCapped: boolean;
}

/** The envelope where counting may have stopped. */
export const cappedPageOf = <T>(
  { rows, total: { total, isCapped } }: { rows: T[]; total: Total },
  query: PageRequest,
): Page<T> =>
  isCapped ? { ...pageOf(rows, total, query), totalIsCapped: true } : pageOf(rows, total, query);

/**
 * A limit written out: with a parameter the planner would have to guess how far a list is walked.
 * Rounded up to one of a few, so that there are few statements.
 */
export const walked = (db: Db, rows: number) =>
  db.unsafe(
    String([10, 25, 50, 100, 250, 1000, 2500, 10_000, 100_000].find((step) => step >= rows) ?? 1_000_000_000),
  );

export const onePage = (db: Db, ordered: Fragment, query: PageRequest) => {
  const { limit, offset } = offsetOf(query);
  return db`select * from (${ordered} limit ${walked(db, limit + offset)}) walked limit ${limit} offset ${offset}`;
};
