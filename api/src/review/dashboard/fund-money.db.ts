import type { Localised } from '@portal/contracts';
import type { FundType } from '@portal/contracts/funds/enums';
import type { Db } from '../../kernel/database/db.ts';
import type { Scope } from './scope.ts';

interface FundMoney {
  fundId: string;
  fundType: FundType;
  title: Localised;
  currency: string;
  balance: string;
  committed: string;
  available: string;
  paidOut: string;
}

/** Money as it stands now, and what was paid out ever. */
export const fundMoney = (db: Db, { filters: { fundType, fundId } }: Scope): Promise<FundMoney[]> =>
  db<FundMoney[]>`
    select f.id as fund_id, f.fund_type, f.title, f.currency, f.balance, f.committed, f.balance - f.committed as available,
      coalesce((select sum(p.amount) from period_counts p
        where p.event = 'DISBURSED' and p.span = 'EVER' and p.at = '-infinity' and p.status = '' and p.sector = ''
          and p.country_code = '' and p.fund_id = f.id), 0)::numeric(20, 2) as paid_out
    from funds f
    where true ${fundType ? db`and f.fund_type = ${fundType}` : db``} ${fundId ? db`and f.id = ${fundId}` : db``}
    order by f.fund_type, f.id`;
