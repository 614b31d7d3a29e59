import { operation } from '../operation.ts';
import {
  BlankFormParams,
  FundChangeResult,
  FundList,
  FundParams,
  FundResult,
  UpdateFundBody,
} from './fund.schemas.ts';

export const exampleBaseFund = {
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

export const listFunds = operation('listFunds', 'GET', '/fund/', {
  permission: 'public',
  scope: 'funds:read',
  summary: 'The funds, with what is available in each',
  description: 'Both funds with what each has available. Managers and the super user also get `settings`.',
  response: FundList,
  errors: [],
  example: { answer: { data: [exampleBaseFund], message: '' } },
});

export const getFund = operation('getFund', 'GET', '/fund/:id', {
  permission: 'public',
  scope: 'funds:read',
  summary: 'One fund',
  description: 'One fund with what it has available.',
  params: FundParams,
  response: FundResult,
  errors: ['not_found'],
  example: { params: { id: 'fund_base' }, answer: { data: exampleBaseFund, message: '' } },
});

export const getBlankForm = operation('getBlankForm', 'GET', '/fund/blank-form/:fundType/:language', {
  permission: 'public',
  answers: 'file',
  summary: 'The blank application form of a fund in one language, a tagged PDF to print',
  description:
    'Every question of the form with room to write or boxes to tick, and the documents that go with it. Nothing of an applicant is in it.',
  params: BlankFormParams,
  errors: ['invalid_request', 'too_many_requests', 'unavailable'],
  example: { params: { fundType: 'BASE_FUND', language: 'fr' } },
});

export const updateFund = operation('updateFund', 'PUT', '/fund/update', {
  permission: 'fund.edit',
  summary: "Changes a fund's texts, dates, rules and settings",
  description:
    'Changes what is present and leaves the rest. A manager may change the texts, which becomes a proposal that the super user decides; dates, rules, status and settings are for the super user. Balance and committed never change here.',
  body: UpdateFundBody,
  response: FundChangeResult,
  errors: ['invalid_request', 'not_found', 'stale_version'],
  example: {
    body: { fundId: 'fund_base', rowVersion: 1, title: { en: 'Base Fund', fr: 'Fonds de base' } },
    answer: { data: { ...exampleBaseFund, rowVersion: 2 }, message: 'The fund has been updated.' },
  },
});
