update funds set assignment_mode = 'ASSIGNED' where id = 'fund_credit';

-- The sums that the trigger would have written, row by row in the order of time.
with entries as (
  select fund_id, 'COMMITMENT' as process, amount_approved as amount, id as application_id, decided_at as at
  from applications where status = 'APPROVED'
  union all
  select f.id, 'CONTRIBUTION', 4000000000.00 + g * 1000, null, now() - interval '3 years' + g * interval '15 days'
  from funds f, generate_series(0, 72) g
  union all
  select fund_id, 'DISBURSEMENT', -round(amount_approved / 2, 2), id, decided_at + interval '20 days'
  from applications where status = 'APPROVED' and decided_at < now() - interval '20 days'
), numbered as (
  select *, process <> 'COMMITMENT' as moves_balance, row_number() over (order by at, application_id, process) as place from entries
), sums as (
  select *, sum(case when moves_balance then amount else 0 end) over w as balance,
    sum(case when moves_balance then 0 else amount end) over w as committed
  from numbered window w as (partition by fund_id order by place)
)
insert into fund_history (id, fund_id, process, amount, balance_before, balance_after, committed_before, committed_after,
  currency, counterparty, application_id, created_by, created_at)
select 'fh_' || substr(md5(place::text), 1, 20), fund_id, process, amount,
  balance - case when moves_balance then amount else 0 end, balance,
  committed - case when moves_balance then 0 else amount end, committed, 'USD',
  case process when 'CONTRIBUTION' then 'Contributor' end, application_id, 'usr_staff00000000001', at
from sums order by place;

update funds f set balance = last.balance_after, committed = last.committed_after
from (select distinct on (fund_id) fund_id, balance_after, committed_after from fund_history order by fund_id, seq desc) last
where last.fund_id = f.id;
