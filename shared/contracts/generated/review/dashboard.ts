// Written by `pnpm calls` from src/review/dashboard.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/review/dashboard.ts';

/** Approved applications over time. */
export const approvedApplicationStats: CallOf<typeof declared.approvedApplicationStats> = { id: 'approvedApplicationStats', method: 'GET', path: '/dashboard/approvedApplicationStats' };

/** Applications and amounts per country. */
export const countriesFundCounts: CallOf<typeof declared.countriesFundCounts> = { id: 'countriesFundCounts', method: 'GET', path: '/dashboard/countries/fund-counts' };

/** Money per fund, applications received, days to a decision, and what waits. */
export const fundsStat: CallOf<typeof declared.fundsStat> = { id: 'fundsStat', method: 'GET', path: '/dashboard/fundsStat' };

/** The countries with the most applications. */
export const popularCountry: CallOf<typeof declared.popularCountry> = { id: 'popularCountry', method: 'GET', path: '/dashboard/popularCountry' };

/** Applications that were not approved, over time. */
export const rejectedApplicationStats: CallOf<typeof declared.rejectedApplicationStats> = { id: 'rejectedApplicationStats', method: 'GET', path: '/dashboard/rejectedApplicationStats' };

/** Registered beneficiaries. */
export const totalFBU: CallOf<typeof declared.totalFBU> = { id: 'totalFBU', method: 'GET', path: '/dashboard/totalFBU' };
