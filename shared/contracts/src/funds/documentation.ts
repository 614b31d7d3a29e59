import { type Documentation, documentation } from '../documentation.ts';
import * as calls from './calls.ts';

const baseFund = {
  fundId: 'fund_base',
  fundType: 'BASE_FUND',
  title: { en: 'Base Fund', fr: 'Fonds de base' },
  description: {
    en: 'Grants and technical assistance for State Parties and their agencies: tariff revenue lost as duties …',
    fr: 'Subventions et assistance technique pour les États parties et leurs organismes : recettes …',
  },
  eligibilityText: {
    en: 'The applicant is a state body or a regional economic community. The country is a State Party and …',
    fr: 'Le demandeur est un organisme public ou une communauté économique régionale. Le pays est un État …',
  },
  currency: 'USD',
  balance: { amount: '13930000.00', currency: 'USD' },
  committed: { amount: '2380000.00', currency: 'USD' },
  available: { amount: '11550000.00', currency: 'USD' },
  status: 'OPEN',
  opensAt: null,
  closesAt: null,
  isOpen: true,
  rules: {
    minAmount: { amount: '50000.00', currency: 'USD' },
    maxAmount: { amount: '25000000.00', currency: 'USD' },
    minOwnContributionPercent: null,
  },
  updatedAt: '2026-11-21T08:30:00.000Z',
  rowVersion: 16,
} as const;

export const fundsDocumentation: readonly Documentation[] = [
  documentation(calls.listFunds, {
    description: 'Both funds with what each has available. Managers and the super user also get `settings`.',
    answer: {
      data: [baseFund],
      message: '',
    },
  }),
  documentation(calls.getFund, {
    description: 'One fund with what it has available.',
    params: { id: 'fund_base' },
    answer: {
      data: baseFund,
      message: '',
    },
  }),
  documentation(calls.getBlankForm, {
    description:
      'Every question of the form with room to write or boxes to tick, and the documents that go with it. Nothing of an applicant is in it.',
    params: { fundType: 'BASE_FUND', language: 'fr' },
  }),
  documentation(calls.updateFund, {
    description:
      'Changes what is present and leaves the rest. A manager may change the texts, which becomes a proposal that the super user decides; dates, rules, status and settings are for the super user. Balance and committed never change here.',
    body: {
      fundId: 'fund_base',
      rowVersion: 1,
      title: { en: 'Base Fund', fr: 'Fonds de base' },
    },
    answer: {
      data: { ...baseFund, rowVersion: 2 },
      message: 'The fund has been updated.',
    },
  }),
  documentation(calls.updateFundBalance, {
    description:
      'Appends one row to the ledger; a mistake is reversed by a second row. `amount` is positive, except for ADJUSTMENT. Updates of one fund queue up, so none is lost, and none takes out more than there is. Send an `Idempotency-Key`.',
    body: {
      fundId: 'fund_base',
      amount: { amount: '250000.00', currency: 'USD' },
      process: 'CONTRIBUTION',
      reference: 'Agreement 2026-11',
      counterparty: 'African Export-Import Bank (example)',
      rowVersion: 1,
    },
    answer: {
      data: {
        ...baseFund,
        balance: { amount: '14180000.00', currency: 'USD' },
        available: { amount: '11800000.00', currency: 'USD' },
        rowVersion: 2,
      },
      message: 'The fund balance has been updated.',
    },
  }),
  documentation(calls.listFundHistory, {
    description: "Newest first. `from` and `to` are days of the caller's time zone, both included.",
    params: { id: 'fund_base' },
    query: { page: 1, pageSize: 10, process: ['RELEASE'] },
    answer: {
      data: [
        {
          id: 'fh_fxqjccsprjejsp823s0p',
          fundId: 'fund_base',
          process: 'RELEASE',
          amount: { amount: '-1080000.00', currency: 'USD' },
          balanceBefore: { amount: '13930000.00', currency: 'USD' },
          balanceAfter: { amount: '13930000.00', currency: 'USD' },
          committedBefore: { amount: '3460000.00', currency: 'USD' },
          committedAfter: { amount: '2380000.00', currency: 'USD' },
          currency: 'USD',
          counterparty: 'Accra Trade Facilitation Office (example)',
          applicationId: 'app_pa4576bems6ydqza3fyb',
          applicationNumber: 'BF-2026-000001',
          reference: 'BF-2026-000001',
          note: null,
          attachmentFileKey: null,
          reversesId: null,
          reversedById: null,
          changes: [],
          createdBy: 'Nomvula Dlamini',
          approvedBy: null,
          createdAt: '2026-06-27T09:00:00Z',
        },
      ],
      message: '',
      total: 1,
      page: 1,
      pageSize: 10,
    },
  }),
  documentation(calls.exportFundHistory, {
    description:
      'A spreadsheet called `transactions_{YYYYMMDD_HHmmss}.xlsx` with the rows that the filters find. Written to the log.',
    params: { id: 'fund_base' },
    body: { process: ['CONTRIBUTION', 'DISBURSEMENT'], from: '2026-01-01' },
  }),
  documentation(calls.getGraphDataYear, {
    description: 'Empty periods are filled with zeros; `closingBalance` is that of the end of the period.',
    params: { id: 'fund_base' },
    query: { fromYear: 2024, toYear: 2024 },
    answer: {
      data: [
        {
          period: '2024',
          in: '10000000.00',
          out: '0.00',
          closingBalance: '10000000.00',
          submitted: 0,
          approved: 0,
          rejected: 0,
        },
      ],
      message: '',
    },
  }),
  documentation(calls.getGraphDataMonth, {
    description:
      "Empty periods are filled with zeros; `closingBalance` is that of the end of the period. Months are those of the caller's time zone.",
    params: { id: 'fund_base' },
    query: { fromDate: '2025-01-01', toDate: '2025-01-31' },
    answer: {
      data: [
        {
          period: '2025-01',
          in: '0.00',
          out: '0.00',
          closingBalance: '10000000.00',
          submitted: 1,
          approved: 0,
          rejected: 0,
        },
      ],
      message: '',
    },
  }),
  documentation(calls.getGraphDataDay, {
    description:
      "Empty periods are filled with zeros; `closingBalance` is that of the end of the period. At most 366 days, those of the caller's time zone.",
    params: { id: 'fund_base' },
    query: { fromDate: '2025-03-01', toDate: '2025-03-01' },
    answer: {
      data: [
        {
          period: '2025-03-01',
          in: '0.00',
          out: '0.00',
          closingBalance: '10000000.00',
          submitted: 0,
          approved: 0,
          rejected: 0,
        },
      ],
      message: '',
    },
  }),
];
