import { FundParams } from '../funds/schemas.ts';
import { operation } from '../operation.ts';
import * as calls from './calls.ts';
import * as s from './schemas.ts';

export const getEligibilityOperation = operation(calls.getEligibility, {
  summary: 'The eligibility rules of a fund that are in force, with their versions',
  params: FundParams,
  response: s.EligibilityResult,
  errors: ['not_found'],
});

export const saveEligibilityOperation = operation(calls.saveEligibility, {
  summary: 'Changes eligibility rules of a fund, as its next version',
  params: FundParams,
  body: s.SaveEligibilityBody,
  response: s.EligibilityResult,
  errors: ['invalid_request', 'not_found', 'stale_version'],
});
