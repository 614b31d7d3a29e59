import { isDeepStrictEqual } from 'node:util';
import type { Criterion } from '@portal/contracts/applications/criteria';
import type { Criteria, SaveCriteria } from '@portal/contracts/review/criteria';
import { auditFund, lockFund } from '../../funds/index.ts';
import type { AuditChange } from '../../kernel/audit/audit-entry.ts';
import { type Pool, transaction } from '../../kernel/database/db.ts';
import { newId } from '../../kernel/database/ids.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { orNotFound, problem } from '../../kernel/http/problem.ts';
import { checkCriteria } from './check-criteria.ts';
import { addCriteria, knownIds } from './criteria.db.ts';
import { readCriteria } from './read-criteria.ts';

const fields = ['name', 'guide', 'weight', 'evidence'] as const;

/** Criterion by criterion, also those that came and went. What the database keeps has its own order of languages. */
const differences = (before: readonly Criterion[], after: readonly Criterion[]): AuditChange[] => {
  const ids = new Set([...before, ...after].map(({ criterionId }) => criterionId));
  const named = (list: readonly Criterion[], id: string): Partial<Criterion> =>
    list.find(({ criterionId }) => criterionId === id) ?? {};
  return [...ids].flatMap((id) =>
    fields.flatMap((field) => {
      const [old, now] = [named(before, id)[field], named(after, id)[field]];
      return isDeepStrictEqual(old, now)
        ? []
        : [{ field: `${id}.${field}`, old: old ?? null, new: now ?? null }];
    }),
  );
};

const order = (criteria: readonly Criterion[]): string =>
  criteria.map(({ criterionId }) => criterionId).join();

/** Writes the criteria as the fund's next version, unless nothing differs. @throws not_found, stale_version, invalid_request. */
export const saveCriteria = (
  db: Pool,
  caller: Caller,
  fundId: string,
  { version, criteria }: SaveCriteria,
): Promise<Criteria> =>
  transaction(db, async (tx) => {
    const fund = await orNotFound(lockFund(tx, fundId));
    const now = await readCriteria(tx, fund);
    if (now.version !== version) throw problem('stale_version', { data: { data: now } });
    checkCriteria(fund.fundType, criteria, await knownIds(tx, fundId));
    const next = criteria.map((one) => ({ ...one, criterionId: one.criterionId ?? newId('crt') }));
    const changes = differences(now.criteria, next);
    if (changes.length === 0 && order(now.criteria) === order(next)) return now;
    await addCriteria(tx, { fundId, version: version + 1, by: caller.actor.id }, next);
    await auditFund(tx, caller, fund, [
      { field: 'criteriaVersion', old: version, new: version + 1 },
      ...changes,
    ]);
    return readCriteria(tx, fund);
  });
