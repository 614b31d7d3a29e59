import type { Criterion } from '@portal/contracts/applications/criteria';
import type { Criteria } from '@portal/contracts/review/criteria';
import type { ApplicationRecord } from '../../applications/index.ts';
import type { FundRecord } from '../../funds/index.ts';
import type { Db } from '../../kernel/database/db.ts';
import { problem } from '../../kernel/http/problem.ts';
import { criteriaOfVersion, versionsOfFund } from './criteria.db.ts';
import { standardCriteria } from './standard-criteria.ts';

const unkept: Criteria['versions'] = [{ version: 1, publishedAt: null, byName: null }];

const orStandard = (
  criteria: readonly Criterion[],
  fundType: FundRecord['fundType'],
): readonly Criterion[] => (criteria.length > 0 ? criteria : standardCriteria[fundType]);

/** The newest criteria of a fund, or those of a version. @throws not_found for a version that it never had. */
export const readCriteria = async (
  db: Db,
  { id, fundType }: Pick<FundRecord, 'id' | 'fundType'>,
  asked?: number,
): Promise<Criteria> => {
  const kept = await versionsOfFund(db, id);
  const versions = kept.length > 0 ? kept : unkept;
  const version = asked ?? versions[0]?.version ?? 1;
  if (!versions.some((one) => one.version === version)) throw problem('not_found');
  const criteria = orStandard(await criteriaOfVersion(db, id, version), fundType);
  return { fundId: id, fundType, version, criteria: [...criteria], versions };
};

/** What an application is scored by: the version of its first sending, whatever was published since. */
export const criteriaOf = async (
  db: Db,
  { fundId, fundType, criteriaVersion }: Pick<ApplicationRecord, 'fundId' | 'fundType' | 'criteriaVersion'>,
): Promise<readonly Criterion[]> =>
  orStandard(await criteriaOfVersion(db, fundId, criteriaVersion ?? 1), fundType);
