import { type Static, Type } from 'typebox';
import { days, dayText, instantText, optionalText, text } from '../fields.ts';
import { AttachedFileSchema } from '../kernel/files.ts';
import { many, pageQuery } from '../lists.ts';
import { page, result } from '../operation.ts';
import {
  closed,
  Id,
  Instant,
  Lang,
  localisedText,
  MoneyInput,
  MoneySchema,
  Nullable,
  RowVersion,
  SignedMoneyInput,
} from '../schema-parts.ts';
import {
  assignmentModes,
  balanceProcesses,
  decisionModes,
  fundProcesses,
  fundStatuses,
  fundTypes,
  windowStates,
} from './enums.ts';
import { FundProposalSchema } from './fund-proposals.ts';

/** Amounts that the fund sets itself; the seeded ones are examples. */
export const FundRules = closed({
  minAmount: Nullable(MoneyInput),
  maxAmount: Nullable(MoneyInput),
  /** Credit Fund: the least own contribution, as a percentage of the project cost. */
  minOwnContributionPercent: Nullable(Type.Number({ minimum: 0, maximum: 100 })),
});

/** How a fund decides; shown to managers and the super user only. */
export const FundSettings = closed({
  decisionMode: Type.Enum(decisionModes),
  assignmentMode: Type.Enum(assignmentModes),
  requiredReviewers: Type.Integer({ minimum: 1, maximum: 9 }),
  /** A reviewer hears the others once the own recommendation is in. Absent in a request: stays. */
  blindReview: Type.Optional(Type.Boolean()),
  secondSignOffAbove: Nullable(MoneyInput),
  returnDays: Type.Integer({ minimum: 1, maximum: 180 }),
  /** Days after the date of a return until the application ends by itself. Absent in a request: stays. */
  returnGraceDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 180 })),
  /** Above it a movement of money needs a second super user; null: never. Absent in a request: stays. */
  secondPersonAbove: Type.Optional(Nullable(MoneyInput)),
});

export const FundSchema = Type.Object({
  fundId: Id,
  fundType: Type.Enum(fundTypes),
  title: localisedText(150),
  description: localisedText(4000),
  eligibilityText: localisedText(8000),
  currency: Type.String(),
  balance: MoneySchema,
  committed: MoneySchema,
  /** `balance` less `committed`. */
  available: MoneySchema,
  status: Type.Enum(fundStatuses),
  opensAt: Nullable(Instant),
  closesAt: Nullable(Instant),
  /** Open for applications at the moment of the answer. */
  isOpen: Type.Boolean(),
  /** At that moment, too: the clock of a device may be wrong. */
  window: Type.Enum(windowStates),
  rules: FundRules,
  /** Absent for callers who may not manage funds. */
  settings: Type.Optional(FundSettings),
  /** How many are not sent yet; only where one fund is read, for the same callers. */
  openDrafts: Type.Optional(Type.Integer()),
  updatedAt: Instant,
  rowVersion: Type.Integer(),
});
export type Fund = Static<typeof FundSchema>;

export const FundParams = closed({ id: Id });
export const BlankFormParams = closed({ fundType: Type.Enum(fundTypes), language: Lang });
export const FundList = result(Type.Array(FundSchema));
export const FundResult = result(FundSchema);

/** With `proposal` nothing has changed yet: a second person decides. */
export const FundChangeResult = Type.Object({
  ...FundResult.properties,
  proposal: Type.Optional(FundProposalSchema),
});

/** Only what is present changes. Balance and committed never change here. */
export const UpdateFundBody = closed({
  fundId: Id,
  rowVersion: RowVersion,
  title: Type.Optional(localisedText(150)),
  description: Type.Optional(localisedText(4000)),
  eligibilityText: Type.Optional(localisedText(8000)),
  status: Type.Optional(Type.Enum(fundStatuses)),
  opensAt: Type.Optional(Nullable(instantText())),
  closesAt: Type.Optional(Nullable(instantText())),
  rules: Type.Optional(FundRules),
  settings: Type.Optional(FundSettings),
});
export type UpdateFund = Static<typeof UpdateFundBody>;

/** Only an ADJUSTMENT has a sign. A DISBURSEMENT with an `applicationId` also releases its commitment. */
export const UpdateFundBalanceBody = closed({
  fundId: Id,
  amount: SignedMoneyInput,
  process: Type.Enum(balanceProcesses),
  reference: text(120),
  note: Type.Optional(optionalText(2000)),
  counterparty: Type.Optional(optionalText(200)),
  applicationId: Type.Optional(Id),
  attachmentFileKey: Type.Optional(Id),
  /** ADJUSTMENT only: the row of the ledger that this one puts right; the amount is its opposite. */
  reversesId: Type.Optional(Id),
  /** Required for an ADJUSTMENT, which sets right a balance that was read; others add to what is there. */
  rowVersion: Type.Optional(RowVersion),
});
export type UpdateFundBalance = Static<typeof UpdateFundBalanceBody>;

export const FundHistoryRowSchema = Type.Object({
  id: Id,
  fundId: Id,
  process: Type.Enum(fundProcesses),
  /** Signed: COMMITMENT and RELEASE move `committed`, the others `balance`. */
  amount: MoneySchema,
  balanceBefore: MoneySchema,
  balanceAfter: MoneySchema,
  committedBefore: MoneySchema,
  committedAfter: MoneySchema,
  currency: Type.String(),
  counterparty: Nullable(Type.String()),
  applicationId: Nullable(Id),
  applicationNumber: Nullable(Type.String()),
  reference: Nullable(Type.String()),
  note: Nullable(Type.String()),
  attachmentFileKey: Nullable(Type.String()),
  attachment: Nullable(AttachedFileSchema),
  /** The row that this one puts right. */
  reversesId: Nullable(Id),
  /** The row that puts this one right. */
  reversedById: Nullable(Id),
  changes: Type.Array(Type.Object({ field: Type.String(), old: Type.Unknown(), new: Type.Unknown() })),
  createdBy: Type.String(),
  approvedBy: Nullable(Type.String()),
  createdAt: Instant,
});
export type FundHistoryRow = Static<typeof FundHistoryRowSchema>;

const historyFilters = {
  process: Type.Optional(many(Type.Enum(fundProcesses))),
  ...days(),
};

/** The filters of the list; without any every row. */
export const ExportFundHistoryBody = closed({ search: Type.Optional(optionalText(200)), ...historyFilters });
export type ExportFundHistory = Static<typeof ExportFundHistoryBody>;

export const FundHistoryQuery = pageQuery(historyFilters, ['createdAt', 'amount', 'process']);
export type FundHistoryFilters = Static<typeof FundHistoryQuery>;
export const FundHistoryPage = page(FundHistoryRowSchema);

export const GraphPointSchema = Type.Object({
  /** `2025`, `2025-03` or `2025-03-14`, in the caller's time zone. */
  period: Type.String(),
  /** Decimal strings in the fund's currency. */
  in: Type.String(),
  out: Type.String(),
  closingBalance: Type.String(),
  submitted: Type.Integer(),
  approved: Type.Integer(),
  rejected: Type.Integer(),
});
export type GraphPoint = Static<typeof GraphPointSchema>;
export const GraphResult = result(Type.Array(GraphPointSchema));

const Year = Type.Integer({ minimum: 2000, maximum: 2200 });
export const GraphYearQuery = closed({ fromYear: Year, toYear: Year });
export const GraphDateQuery = closed({ fromDate: dayText(), toDate: dayText() });
