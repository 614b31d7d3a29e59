import type { FundType } from '@portal/contracts/funds/enums';
import type { Tx } from '../kernel/database/db.ts';
import { onlyValue } from '../kernel/database/first-row.ts';

const prefixes: Record<FundType, string> = { BASE_FUND: 'BF', CREDIT_FUND: 'CF' };

/** The next number of a fund type in a year: `BF-2025-000123`. A number is never given twice. */
export const nextApplicationNumber = async (tx: Tx, fundType: FundType, year: number): Promise<string> => {
  const last = await onlyValue(tx<{ last: number }[]>`
    insert into application_numbers as n (fund_type, year, last) values (${fundType}, ${year}, 1)
    on conflict (fund_type, year) do update set last = n.last + 1 returning last`);
  return `${prefixes[fundType]}-${year}-${String(last).padStart(6, '0')}`;
};
