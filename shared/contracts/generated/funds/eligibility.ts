// Written by `pnpm calls` from src/funds/eligibility.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/funds/eligibility.ts';

/** The eligibility rules of a fund that are in force, with their versions. */
export const getEligibility: CallOf<typeof declared.getEligibility> = { id: 'getEligibility', method: 'GET', path: '/fund/eligibility/:id' };

/** Changes eligibility rules of a fund, as its next version. */
export const saveEligibility: CallOf<typeof declared.saveEligibility> = { id: 'saveEligibility', method: 'PUT', path: '/fund/eligibility/:id' };
