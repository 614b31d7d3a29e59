import type { Criterion } from '@portal/contracts/applications/criteria';
import type { Criteria } from '@portal/contracts/review/criteria';
import type { ApplicationRecord } from '../../applications/index.ts';
import type { FundRecord } from '../../funds/index.ts';
import type { Db } from '../../kernel/database/db.ts';
import { problem } from '../../kernel/http/problem.ts';
import { criteriaOfVersion, versionsOfFund } from './criteria.db.ts';

/** The newest criteria of a fund, or those of a version. @throws not_found for a version that it never had. */
export const readCriteria = async (
  db: Db,
  { id, fundType }: Pick<FundRecord, 'id' | 'fundType'>,
  asked?: number,
): Promise<Criteria> => {
  const versions = await versionsOfFund(db, id);
  const version = asked ?? versions[0]?.version ?? 1;
  if (!versions.some((one) => one.version === version)) throw problem('not_found');
  return { fundId: id, fundType, version, criteria: await criteriaOfVersion(db, id, version), versions };
};

/** What an application is scored by: the version of its first sending, whatever was published since. */
export const criteriaOf = (
  db: Db,
  { fundId, criteriaVersion }: Pick<ApplicationRecord, 'fundId' | 'criteriaVersion'>,
): Promise<readonly Criterion[]> => criteriaOfVersion(db, fundId, criteriaVersion ?? 1);
