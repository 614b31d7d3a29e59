import type { Pool } from '../../src/database/db.ts';

/** What is meant to change although nothing was accepted: who was seen, counted and written down. */
const countersOf = new Set([
  'sessions',
  'rate_counters',
  'audit_log',
  'login_history',
  'mfa_challenges',
  'mail_requests',
  'factor_tries',
  'chat_presence',
  // tries are counted before they are compared
  'mailed_proofs',
]);

/**
 * A number for every table that the business keeps: the transactions that wrote its rows, and how many
 * there are. Anything that is added, changed or taken away shows, also where the text stays the same.
 */
export const digestOf = async (db: Pool): Promise<ReadonlyMap<string, string>> => {
  const tables = await db<{ name: string }[]>`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`;
  const parts = tables
    .filter(({ name }) => !countersOf.has(name))
    .map(
      ({ name }) =>
        `select '${name}' as n, count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) as d from ${name}`,
    );
  const accepted = `select 'accepted' as n, count(*)::text as d from audit_log where outcome = 'OK'`;
  const rows = await db.unsafe<{ n: string; d: string }[]>([...parts, accepted].join(' union all '));
  return new Map(rows.map(({ n, d }) => [n, d]));
};

/** The tables that differ. */
export const changedBetween = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] => [...after].filter(([name, digest]) => before.get(name) !== digest).map(([name]) => name);
