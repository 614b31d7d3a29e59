import type { Tx } from '../../kernel/database/db.ts';
import type { Seeder } from '../../kernel/demo/seeder.ts';
import { type FundRecord, listFunds } from '../record/funds.db.ts';
import { addRule, rulesOfFund } from './eligibility.db.ts';
import { firstRules } from './read-rules.ts';

/** Gives a fund the rules that every fund of its type begins with, unless it has some. */
export const beginRules = async (tx: Tx, fund: FundRecord): Promise<void> => {
  if ((await rulesOfFund(tx, fund.id)).length > 0) return;
  for (const rule of firstRules(fund)) await addRule(tx, fund.id, rule, null);
};

export const seedEligibility: Seeder = async (tx) => {
  for (const fund of await listFunds(tx)) await beginRules(tx, fund);
};
