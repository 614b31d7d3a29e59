import { about, recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Pool, transaction } from '../../kernel/database/db.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Job } from '../../kernel/jobs/job.ts';
import type { CounterDifference } from './counter-difference.ts';
import {
  decisionDifferences,
  everDifferences,
  monthsOfCounters,
  periodDifferences,
} from './period-differences.db.ts';
import {
  dueDifferences,
  givenDifferences,
  reviewDifferences,
  reviewersOfCounters,
} from './review-differences.db.ts';

/** Every table of counters beside its rows, piece by piece. */
export const counterDifferences = async (db: Pool): Promise<CounterDifference[]> => {
  const found: CounterDifference[] = [];
  for (const month of await monthsOfCounters(db)) {
    found.push(...(await periodDifferences(db, month)));
    found.push(...(await decisionDifferences(db, month)));
    found.push(...(await reviewDifferences(db, month)));
  }
  found.push(...(await everDifferences(db)), ...(await dueDifferences(db)));
  for (const id of await reviewersOfCounters(db)) found.push(...(await givenDifferences(db, id)));
  return found;
};

/** A table that differs is reported once a day, however often it is found. */
const report = ({ db }: Deps, table: string, found: readonly CounterDifference[]): Promise<void> =>
  transaction(db, async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtextextended(${`counters:${table}`}, 0))`;
    const [reported] = await tx`select 1 from audit_log
      where entity_type = 'counters' and entity_id = ${table} and at > now() - interval '20 hours' limit 1`;
    if (reported) return;
    await recordAudit(
      tx,
      'system',
      'UPDATE',
      about('SYSTEM', 'counters', table, table),
      found.map(({ counter, kept, ofRows }) => ({ field: counter, old: ofRows, new: kept })),
      { outcome: 'FAILED' },
    );
  });

/** Enough of a table to see what is wrong with it. */
const MAX_REPORTED = 20;

/** Names every table that differs in log and audit. @returns all that was found. */
export const checkCounters = async (deps: Deps): Promise<CounterDifference[]> => {
  const differences = await counterDifferences(deps.db);
  for (const [table, found] of Map.groupBy(differences, (one) => one.table)) {
    deps.log.error(
      { table, differences: found.slice(0, MAX_REPORTED) },
      'counters are not what the rows say',
    );
    await report(deps, table, found.slice(0, MAX_REPORTED));
  }
  return differences;
};

/** When few are at work: at a million applications it reads for some minutes. */
export const counterJob: Job = {
  name: 'check-counters',
  cron: '50 2 * * *',
  run: async (deps) => {
    await checkCounters(deps);
  },
};
