import type { FundsStat } from '@portal/contracts/review/dashboard';
import type { Db } from '../../kernel/database/db.ts';
import type { InColumns } from '../../kernel/database/sql.ts';
import type { Scope } from './scope.ts';

type FundMoney = InColumns<Omit<FundsStat['funds'][number], 'received'>> & { currency: string };

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
