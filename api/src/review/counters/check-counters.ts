import { about, recordAudit } from '../../kernel/audit/record-audit.ts';
import { allowStatements, type Pool, snapshot, type Tx, transaction } from '../../kernel/database/db.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Job } from '../../kernel/jobs/job.ts';
import type { CounterDifference } from './counter-difference.ts';
import {
  decisionDifferences,
  everDifferences,
  monthsOfCounters,
  periodDifferences,
} from './period-differences.db.ts';
import { givenDifferences, reviewDifferences, reviewersOfCounters } from './review-differences.db.ts';

/** How long one comparison may take. */
const SECONDS = 60;

/**
 * Every table of counters beside its rows. Each comparison is one statement, so what it reads is of one moment: counters
 * are changed in the transaction of their rows. It takes no lock that a writer waits for.
 */
export const counterDifferences = async (db: Pool): Promise<CounterDifference[]> => {
  const found: CounterDifference[] = [];
  const compare = (statement: (tx: Tx) => Promise<CounterDifference[]>): Promise<void> =>
    snapshot(db, async (tx) => {
      await allowStatements(tx, SECONDS);
      found.push(...(await statement(tx)));
    });
  for (const month of await monthsOfCounters(db)) {
    await compare((tx) => periodDifferences(tx, month));
    await compare((tx) => decisionDifferences(tx, month));
    await compare((tx) => reviewDifferences(tx, month));
  }
  await compare(everDifferences);
  for (const id of await reviewersOfCounters(db)) await compare((tx) => givenDifferences(tx, id));
  return found;
};

/** A table that differs is reported once a day, however often it is found. */
const report = ({ db }: Deps, table: string, found: readonly CounterDifference[]): Promise<void> =>
  transaction(db, async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtextextended(${`counters:${table}`}, 0))`;
    const [reported] = await tx`select 1 from audit_log
      where entity_type = 'counters' and entity_id = ${table} and at > now() - interval '20 hours' limit 1`;
    if (reported) return;
    const changes = found.map(({ counter, kept, ofRows }) => ({ field: counter, old: ofRows, new: kept }));
    const what = about('SYSTEM', 'counters', table, table);
    await recordAudit(tx, 'system', 'UPDATE', what, changes, { outcome: 'FAILED' });
  });

/** Enough of a table to see what is wrong with it. */
const MAX_REPORTED = 20;

/** Names every table that differs in log and audit. */
export const checkCounters = async (deps: Deps): Promise<void> => {
  for (const [table, found] of Map.groupBy(await counterDifferences(deps.db), (one) => one.table)) {
    deps.log.error(
      { table, differences: found.slice(0, MAX_REPORTED) },
      'counters are not what the rows say',
    );
    await report(deps, table, found.slice(0, MAX_REPORTED));
  }
};

/** When few are at work: at a million applications it reads for some minutes. */
export const counterJob: Job = { name: 'check-counters', cron: '50 2 * * *', run: checkCounters };
