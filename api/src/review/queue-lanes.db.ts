import type { Db } from '../database/db.ts';
import type { QueueFilterPart, QueueScope } from './queue.db.ts';

/**
 * What must be equal, taken apart into single values: an index is walked in order for one value of each,
 * and the few walks are merged. @returns the values as rows and the condition on `a`; nothing where one
 * walk serves all.
 */
export const lanesOf = (db: Db, { fundIds }: QueueScope, q: QueueFilterPart) => {
  if (q.unassigned) return undefined; // has an index of its own
  if (q.countryCode && q.status)
    return {
      from: db`unnest(${q.countryCode}::text[]) c(code) cross join unnest(${q.status}::text[]) s(code)`,
      where: db`a.country_code = c.code and a.status = s.code`,
    };
  if (q.countryCode)
    return { from: db`unnest(${q.countryCode}::text[]) c(code)`, where: db`a.country_code = c.code` };
  if (q.status && fundIds)
    return {
      from: db`unnest(${fundIds}::text[]) f(code) cross join unnest(${q.status}::text[]) s(code)`,
      where: db`a.fund_id = f.code and a.status = s.code`,
    };
  if (q.status) return { from: db`unnest(${q.status}::text[]) s(code)`, where: db`a.status = s.code` };
  if (q.sector) return { from: db`unnest(${q.sector}::text[]) s(code)`, where: db`a.sector = s.code` };
  if (fundIds) return { from: db`unnest(${fundIds}::text[]) f(code)`, where: db`a.fund_id = f.code` };
  return undefined;
};
