import { call, type Result } from '../call.ts';
import type { Eligibility, SaveEligibility } from './schemas.ts';

export type { Eligibility, FundRule, SaveEligibility } from './schemas.ts';

export const getEligibility = call<{ params: { id: string }; response: Result<Eligibility> }>(
  'getEligibility',
  { method: 'GET', path: '/fund/eligibility/:id', permission: 'public' },
);

/** The super user only. */
export const saveEligibility = call<{
  params: { id: string };
  body: SaveEligibility;
  response: Result<Eligibility>;
}>('saveEligibility', { method: 'PUT', path: '/fund/eligibility/:id', permission: 'fund.rules' });
