// Written by `pnpm calls` from src/review/expertise.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/review/expertise.ts';

/** The caller's sectors, languages and absence. */
export const getExpertise: CallOf<typeof declared.getExpertise> = { id: 'getExpertise', method: 'GET', path: '/profile/expertise' };

/** Changes the caller's sectors, languages and absence. */
export const saveExpertise: CallOf<typeof declared.saveExpertise> = { id: 'saveExpertise', method: 'PUT', path: '/profile/expertise' };
