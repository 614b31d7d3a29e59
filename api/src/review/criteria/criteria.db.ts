import type { Criterion } from '@portal/contracts/applications/criteria';
import type { Criteria } from '@portal/contracts/review/criteria';
import { type Db, type Tx, valuesOf } from '../../kernel/database/db.ts';

/** The criteria of one version in their order; empty for a version that the fund never had. */
export const criteriaOfVersion = (db: Db, fundId: string, version: number): Promise<Criterion[]> =>
  db<Criterion[]>`
    select criterion_id, name, guide, weight, evidence from fund_criteria
    where fund_id = ${fundId} and version = ${version} order by position`;

/** The newest first. */
export const versionsOfFund = (db: Db, fundId: string): Promise<Criteria['versions']> =>
  db<Criteria['versions']>`
    select c.version, c.created_at as published_at, u.first_name || ' ' || u.last_name as by_name
    from fund_criteria c left join users u on u.id = c.created_by
    where c.fund_id = ${fundId} and c.position = 1 order by c.version desc`;

/** Every id that a version of the fund ever had. */
export const knownIds = (db: Db, fundId: string): Promise<string[]> =>
  valuesOf(db<{ id: string }[]>`
      select distinct criterion_id as id from fund_criteria where fund_id = ${fundId}`);

/** Writes one whole version. `by` is the person; null for the portal itself. */
export const addCriteria = async (
  tx: Tx,
  of: { fundId: string; version: number; by: string | null },
  criteria: readonly Criterion[],
): Promise<void> => {
  for (const [at, { criterionId, name, guide, weight, evidence }] of criteria.entries())
    await tx`insert into fund_criteria (fund_id, version, position, criterion_id, name, guide, weight, evidence, created_by)
      values (${of.fundId}, ${of.version}, ${at + 1}, ${criterionId}, ${tx.json(name)}, ${tx.json(guide)}, ${weight},
        ${tx.json(evidence)}, ${of.by})`;
};
