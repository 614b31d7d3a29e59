import { type FundRecord, listFunds } from '../../funds/index.ts';
import type { Tx } from '../../kernel/database/db.ts';
import type { Seeder } from '../../kernel/demo/seeder.ts';
import { addCriteria, versionsOfFund } from './criteria.db.ts';
import { standardCriteria } from './standard-criteria.ts';

/** Gives a fund the criteria that every fund of its type begins with, unless it has some. */
export const beginCriteria = async (
  tx: Tx,
  { id, fundType }: Pick<FundRecord, 'id' | 'fundType'>,
): Promise<void> => {
  if ((await versionsOfFund(tx, id)).length > 0) return;
  await addCriteria(tx, { fundId: id, version: 1, by: null }, standardCriteria[fundType]);
};

export const seedCriteria: Seeder = async (tx) => {
  for (const fund of await listFunds(tx)) await beginCriteria(tx, fund);
};
