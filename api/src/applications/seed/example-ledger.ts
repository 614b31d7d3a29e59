import { fromMinor, percentOf, toMinor } from '@portal/contracts/funds/money';
import contributions from '../../../seed/contributions.json' with { type: 'json' };
import { addHistoryRow, type NewHistoryRow } from '../../funds/index.ts';
import type { Tx } from '../../kernel/database/db.ts';
import type { SeedContext } from '../../kernel/demo/seeder.ts';
import type { Example } from './write-example.ts';

type Row = NewHistoryRow & { createdAt: string };

const daysAfter = (at: string, days: number): string =>
  new Date(Date.parse(at) + days * 86_400_000).toISOString();
const negative = (amount: string): string => fromMinor(-(toMinor(amount) ?? 0n));

/** What an approval does to the ledger: reserved at once, paid out in part later, some of it repaid. */
const rowsOf = (
  { id, approved, dates, person, applicationNumber, outline }: Example,
  by: string,
  base: string,
): Row[] => {
  if (approved === null || !dates.endedAt) return [];
  const common = {
    fundId: outline.fund === 'BASE_FUND' ? 'fund_base' : 'fund_credit',
    applicationId: id,
    counterparty: person.organisation,
    reference: applicationNumber,
    createdBy: by,
  };
  const rows: Row[] = [{ ...common, process: 'COMMITMENT', amount: approved, createdAt: dates.endedAt }];
  const paidAt = daysAfter(dates.endedAt, 40);
  if (paidAt >= base) return rows;
  const paid = percentOf(approved, 60);
  rows.push({ ...common, process: 'DISBURSEMENT', amount: negative(paid), createdAt: paidAt });
  rows.push({ ...common, process: 'RELEASE', amount: negative(paid), createdAt: paidAt });
  const repaidAt = daysAfter(paidAt, 240);
  if (outline.fund === 'CREDIT_FUND' && repaidAt < base)
    rows.push({ ...common, process: 'REPAYMENT', amount: percentOf(paid, 12), createdAt: repaidAt });
  return rows;
};

/** Writes the funds' history in the order of time: invented contributions, in whole units, and what was approved. */
export const writeLedger = async (
  tx: Tx,
  context: SeedContext,
  examples: readonly Example[],
): Promise<void> => {
  const { admin } = context.people;
  const given = contributions.map(
    ({ fundId, amount, before, counterparty }): Row => ({
      fundId,
      process: 'CONTRIBUTION',
      amount: fromMinor(BigInt(amount) * 100n),
      counterparty,
      reference: `CON-${before}`,
      note: 'Example amount',
      createdBy: admin.id,
      createdAt: context.daysBefore(before),
    }),
  );
  const rows = [...given, ...examples.flatMap((example) => rowsOf(example, admin.id, context.baseDate))];
  for (const row of rows.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)))
    await addHistoryRow(tx, row);
};
