import { isDeepStrictEqual } from 'node:util';
import { everyQuestion } from '@portal/application-form/questions';
import type { Criterion, Evidence } from '@portal/contracts/applications/criteria';
import { sectionsOf } from '@portal/contracts/applications/sections';
import type { FundType } from '@portal/contracts/funds/enums';
import { type Criteria, type SaveCriteria, sumOfWeights } from '@portal/contracts/review/criteria';
import { auditFund, lockFund } from '../../funds/index.ts';
import type { AuditChange } from '../../kernel/audit/record-audit.ts';
import { newId, type Pool, transaction } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { orNotFound, problem, type RefusedField } from '../../kernel/http/problem.ts';
import { addCriteria, knownIds } from './criteria.db.ts';
import { readCriteria } from './read-criteria.ts';

type Given = SaveCriteria['criteria'];

const repeated = <T>(list: readonly T[], at: number): boolean => list.indexOf(list[at] as T) !== at;

const refusedEvidence = (
  fundType: FundType,
  evidence: readonly Evidence[],
  field: string,
): RefusedField[] => {
  const sections = evidence.map(({ section }) => section);
  return evidence.flatMap(({ section, fields }, at): RefusedField[] => {
    if (!sectionsOf(fundType).includes(section) || repeated(sections, at))
      return [{ field: `${field}.${at}.section`, code: 'not_allowed' }];
    const known = everyQuestion(fundType, section);
    return fields.flatMap((name, place) =>
      known.includes(name) ? [] : [{ field: `${field}.${at}.fields.${place}`, code: 'not_allowed' }],
    );
  });
};

/** @throws invalid_request naming weights that do not add up, ids that the fund never had, evidence that its form lacks. */
const checkCriteria = (fundType: FundType, criteria: Given, knownIds: readonly string[]): void => {
  const ids = criteria.map(({ criterionId }) => criterionId);
  const fields = criteria.flatMap(({ criterionId, evidence }, at): RefusedField[] => [
    ...(criterionId !== undefined && (!knownIds.includes(criterionId) || repeated(ids, at))
      ? [{ field: `criteria.${at}.criterionId`, code: 'not_allowed' as const }]
      : []),
    ...refusedEvidence(fundType, evidence, `criteria.${at}.evidence`),
  ]);
  if (sumOfWeights(criteria) !== 100) fields.push({ field: 'criteria', code: 'sum_mismatch', limit: 100 });
  if (fields.length > 0) throw problem('invalid_request', { fields });
};

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
