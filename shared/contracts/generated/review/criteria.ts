// Written by `pnpm calls` from src/review/criteria.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/review/criteria.ts';

/** The review criteria of a fund, with their versions. */
export const getCriteria: CallOf<typeof declared.getCriteria> = { id: 'getCriteria', method: 'GET', path: '/fund/criteria/:id' };

/** Publishes the next version of the review criteria of a fund. */
export const saveCriteria: CallOf<typeof declared.saveCriteria> = { id: 'saveCriteria', method: 'PUT', path: '/fund/criteria/:id' };
