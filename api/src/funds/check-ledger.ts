import { otherSuperUsers } from '../identity/index.ts';
import { about, recordAudit } from '../kernel/audit/record-audit.ts';
import { type Db, transaction } from '../kernel/database/db.ts';
import type { Deps } from '../kernel/deps.ts';
import { mailPerson } from '../kernel/mail/enqueue-mail.ts';
import type { FundRecord } from './record/funds.db.ts';

/** What does not add up in one fund. Amounts are decimal strings in `currency`. */
interface LedgerDifference extends Pick<FundRecord, 'title' | 'currency' | 'balance' | 'committed'> {
  fundId: string;
  balanceOfRows: string;
  committedOfRows: string;
  /** The first row that does not go on where the one before it ended. */
  brokenAt: string | null;
}

/** Compares each fund with the sums of its rows, and each row with the one before it. */
export const ledgerDifferences = (db: Db): Promise<LedgerDifference[]> =>
  db<LedgerDifference[]>`
    with sums as (
      select fund_id,
        sum(amount) filter (where process in ('CONTRIBUTION', 'DISBURSEMENT', 'REPAYMENT', 'ADJUSTMENT')) as balance,
        sum(amount) filter (where process in ('COMMITMENT', 'RELEASE')) as committed
      from fund_history group by fund_id
    ), steps as (
      select fund_id, id, seq, balance_before, committed_before, balance_after, committed_after,
        balance_after - balance_before <> case when process in ('COMMITMENT', 'RELEASE') then 0 else amount end
          or committed_after - committed_before <> case when process in ('COMMITMENT', 'RELEASE') then amount else 0 end
          or balance_before <> lag(balance_after, 1, 0.00) over w
          or committed_before <> lag(committed_after, 1, 0.00) over w as is_broken
      from fund_history window w as (partition by fund_id order by seq)
    ), broken as (
      select distinct on (fund_id) fund_id, id from steps where is_broken order by fund_id, seq
    )
    select f.id as fund_id, f.title, f.currency, f.balance, coalesce(s.balance, 0)::numeric(20, 2) as balance_of_rows,
      f.committed, coalesce(s.committed, 0)::numeric(20, 2) as committed_of_rows, b.id as broken_at
    from funds f left join sums s on s.fund_id = f.id left join broken b on b.fund_id = f.id
    where f.balance <> coalesce(s.balance, 0) or f.committed <> coalesce(s.committed, 0) or b.id is not null
    order by f.id`;

const describeDifference = (one: LedgerDifference): string =>
  [
    one.balance === one.balanceOfRows
      ? ''
      : `balance ${one.balance}, rows ${one.balanceOfRows} ${one.currency}`,
    one.committed === one.committedOfRows
      ? ''
      : `committed ${one.committed}, rows ${one.committedOfRows} ${one.currency}`,
    one.brokenAt === null ? '' : `row ${one.brokenAt}`,
  ]
    .filter(Boolean)
    .join('; ');

/** A difference is reported once a day, however often and by however many instances it is found. */
const report = ({ db }: Deps, one: LedgerDifference): Promise<void> =>
  transaction(db, async (tx) => {
    await tx`select id from funds where id = ${one.fundId} for update`;
    const [reported] = await tx`select 1 from audit_log
      where entity_type = 'fund-ledger' and entity_id = ${one.fundId} and at > now() - interval '20 hours' limit 1`;
    if (reported) return;
    for (const { email, firstName, language } of await otherSuperUsers(tx, ''))
      await mailPerson(tx, { email, firstName, language }, 'ledger-difference', {
        fundTitle: one.title[language] ?? one.title.en,
        difference: describeDifference(one),
      });
    await recordAudit(
      tx,
      'system',
      'UPDATE',
      about('FUND', 'fund-ledger', one.fundId, one.title.en),
      [
        { field: 'balance', old: one.balanceOfRows, new: one.balance },
        { field: 'committed', old: one.committedOfRows, new: one.committed },
        ...(one.brokenAt === null ? [] : [{ field: 'brokenAt', old: null, new: one.brokenAt }]),
      ],
      { outcome: 'FAILED' },
    );
  });

/** Names every difference in log, audit and mail. */
export const checkLedger = async (deps: Deps): Promise<void> => {
  for (const one of await ledgerDifferences(deps.db)) {
    deps.log.error({ fundId: one.fundId, difference: describeDifference(one) }, 'the ledger does not add up');
    await report(deps, one);
  }
};
