import type { Db } from '../../kernel/database/db.ts';
import type { QueueFilterPart, QueueScope } from './queue.db.ts';

/** Filters of which a lane has one value each. */
type Laned = Pick<QueueFilterPart, 'countryCode' | 'status' | 'sector'> & Pick<QueueScope, 'fundIds'>;

/** What each is called in a lane, and its column. */
const columns = {
  countryCode: ['c', 'country_code'],
  status: ['s', 'status'],
  sector: ['s', 'sector'],
  fundIds: ['f', 'fund_id'],
} as const;

type Column = keyof typeof columns;

/** Which of them an index has before its order. */
const indexed = ({ countryCode, status, sector, fundIds }: Laned): Column[] => {
  if (countryCode) return status ? ['countryCode', 'status'] : ['countryCode'];
  if (status) return fundIds ? ['fundIds', 'status'] : ['status'];
  if (sector) return ['sector'];
  return fundIds ? ['fundIds'] : [];
};

/**
 * What must be equal, taken apart into single values: an index is walked in order for one value of each,
 * and the few walks are merged. @returns the values as rows, the condition on `a`, and scope and filters
 * without what this says already: said twice, the planner takes rows for much rarer than they are, and
 * walks another index. (The sector stays: it also decides what a reviewer may be shown.) Nothing where one
 * walk serves all.
 */
export const lanesOf = (db: Db, scope: QueueScope, q: QueueFilterPart) => {
  if (q.unassigned) return undefined; // has an index of its own
  const values: Laned = { ...q, fundIds: scope.fundIds };
  const [first, ...others] = indexed(values);
  if (!first) return undefined;
  const listOf = (column: Column) =>
    db`unnest(${values[column] ?? []}::text[]) ${db.unsafe(columns[column][0])}(code)`;
  const isOne = (column: Column) => {
    const [alias, name] = columns[column];
    return db.unsafe(`a.${name} = ${alias}.code`);
  };
  const { countryCode: _country, status: _status, ...filters } = q; // always said, where they are asked for
  return {
    from: others.reduce((list, column) => db`${list} cross join ${listOf(column)}`, listOf(first)),
    where: others.reduce((said, column) => db`${said} and ${isOne(column)}`, db`${isOne(first)}`),
    scope: [first, ...others].includes('fundIds') ? { ...scope, fundIds: undefined } : scope,
    filters,
  };
};
