import { operation } from '../operation.ts';
import {
  BlankFormParams,
  FundChangeResult,
  FundList,
  FundParams,
  FundResult,
  UpdateFundBody,
} from './fund.schemas.ts';

export const listFunds = operation('listFunds', 'GET /fund/', {
  permission: 'public',
  scope: 'funds:read',
  summary: 'The funds, with what is available in each',
  description: 'Both funds with what each has available. Managers and the super user also get `settings`.',
  response: FundList,
});

export const getFund = operation('getFund', 'GET /fund/:id', {
  permission: 'public',
  scope: 'funds:read',
  summary: 'One fund',
  description: 'One fund with what it has available.',
  params: FundParams,
  response: FundResult,
  example: { params: { id: 'fund_base' } },
});

export const getBlankForm = operation('getBlankForm', 'GET /fund/blank-form/:fundType/:language', {
  permission: 'public',
  answers: 'file',
  summary: 'The blank application form of a fund in one language, a tagged PDF to print',
  description:
    'Every question of the form with room to write or boxes to tick, and the documents that go with it. Nothing of an applicant is in it.',
  params: BlankFormParams,
  example: { params: { fundType: 'BASE_FUND', language: 'fr' } },
});

export const updateFund = operation('updateFund', 'PUT /fund/update', {
  permission: 'fund.edit',
  summary: "Changes a fund's texts, dates, rules and settings",
  description:
    'Changes what is present and leaves the rest. A manager may change the texts, which becomes a proposal that the super user decides; dates, rules, status and settings are for the super user. Balance and committed never change here.',
  body: UpdateFundBody,
  response: FundChangeResult,
  errors: ['not_found', 'stale_version'],
  example: { body: { fundId: 'fund_base', rowVersion: 1, title: { en: 'Base Fund', fr: 'Fonds de base' } } },
});
