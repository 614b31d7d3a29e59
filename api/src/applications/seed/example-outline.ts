import type { Language } from '@portal/contracts';
import type { Sector, Status } from '@portal/contracts/applications/enums';

/** One invented application, from which everything around it follows. */
export interface ExampleOutline {
  /** Place in `people.beneficiaries`; null: somebody without an account, entered by a manager. */
  owner: number | null;
  fund: 'BASE_FUND' | 'CREDIT_FUND';
  status: Status;
  title: string;
  summary: string;
  sector: Sector;
  /** Whole units of the currency; a claim of lost revenue follows from its lines instead. */
  amount?: number;
  approved?: number;
  /** Days before the base date on which it was sent, or last saved. */
  sent: number;
  /** Days from sending to the decision. */
  took?: number;
  language?: Language;
  support?:
    | 'TARIFF_REVENUE_LOSS'
    | 'PROTOCOL_IMPLEMENTATION'
    | 'TECHNICAL_ASSISTANCE'
    | 'TRADE_FACILITATION'
    | 'SUPPLY_CHAIN_ADJUSTMENT';
  /** Scores of the reviewer, 0 to 5, in the order of the criteria. */
  scores?: readonly [number, number, number, number, number];
  /** Under review, and no reviewer has taken it yet. */
  unassigned?: boolean;
}
