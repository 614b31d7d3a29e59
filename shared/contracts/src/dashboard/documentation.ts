import { type Documentation, documentation } from '../documentation.ts';
import * as calls from './calls.ts';

export const dashboardDocumentation: readonly Documentation[] = [
  documentation(calls.popularCountry, {
    description: 'At most `top`, five when absent.',
    query: { from: '2025-01-01', to: '2025-12-31', granularity: 'YEAR', top: 5 },
    answer: {
      data: [{ countryCode: 'KE', countryName: 'Kenya', baseFund: 0, creditFund: 2, total: 2 }],
      message: '',
    },
  }),
  documentation(calls.totalFBU, {
    description: 'All of them, those of the period, and the period before.',
    query: { from: '2025-01-01', to: '2025-12-31', granularity: 'YEAR' },
    answer: {
      data: {
        total: 26,
        inPeriod: 15,
        previous: 1,
        comparedToPrevious: 1400,
        series: [{ period: '2025-01', count: 4 }],
      },
      message: '',
    },
  }),
  documentation(calls.fundsStat, {
    description: '`waiting` is what somebody has to act on now; it ignores the period.',
    query: { from: '2025-01-01', to: '2025-12-31', granularity: 'YEAR' },
    answer: {
      data: {
        funds: [
          {
            fundId: 'fund_base',
            fundType: 'BASE_FUND',
            title: { en: 'Base Fund', fr: 'Fonds de base' },
            balance: { amount: '13930000.00', currency: 'USD' },
            committed: { amount: '2380000.00', currency: 'USD' },
            available: { amount: '11550000.00', currency: 'USD' },
            paidOut: { amount: '3570000.00', currency: 'USD' },
            received: 7,
          },
        ],
        received: { total: 13, previous: 0, comparedToPrevious: null },
        series: [{ period: '2025-01', baseFund: 1, creditFund: 0 }],
        daysToDecision: { median: 41, previousMedian: null, series: [{ period: '2025-01', median: null }] },
        waiting: {
          toDecide: { count: 4, oldestAt: '2026-09-12T08:18:00.000000Z' },
          withoutReviewer: { count: 5, oldestAt: '2026-10-15T08:54:00.000000Z' },
          overdueReturns: { count: 0, oldestAt: null },
        },
      },
      message: '',
    },
  }),
  documentation(calls.approvedApplicationStats, {
    description: 'By the day of the decision; empty periods are zeros.',
    query: { from: '2025-01-01', to: '2025-12-31', granularity: 'YEAR' },
    answer: {
      data: {
        total: 5,
        previous: 0,
        comparedToPrevious: null,
        amounts: [{ amount: '7160000.00', currency: 'USD' }],
        series: [{ period: '2025-01', count: 0, baseFund: 0, creditFund: 0 }],
      },
      message: '',
    },
  }),
  documentation(calls.rejectedApplicationStats, {
    description: 'By the day of the decision; empty periods are zeros.',
    query: { from: '2025-01-01', to: '2025-12-31', granularity: 'YEAR' },
    answer: {
      data: {
        total: 2,
        previous: 0,
        comparedToPrevious: null,
        amounts: [{ amount: '10450000.00', currency: 'USD' }],
        series: [{ period: '2025-01', count: 0, baseFund: 0, creditFund: 0 }],
      },
      message: '',
    },
  }),
  documentation(calls.countriesFundCounts, {
    description: 'A country with fewer than three applications shows no amounts to reviewers.',
    query: { from: '2025-01-01', to: '2025-12-31', granularity: 'YEAR' },
    answer: {
      data: [
        {
          countryCode: 'GH',
          countryName: 'Ghana',
          baseFund: 2,
          creditFund: 1,
          approved: [{ amount: '1800000.00', currency: 'USD' }],
          requested: [{ amount: '5915490.00', currency: 'USD' }],
        },
      ],
      message: '',
    },
  }),
];
