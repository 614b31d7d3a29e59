// Written by `pnpm calls` from src/applications/account-holder.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/applications/account-holder.ts';

/** The treasury account of an approved Base Fund application. */
export const getAccountHolder: CallOf<typeof declared.getAccountHolder> = { id: 'getAccountHolder', method: 'GET', path: '/application/:id/account-holder' };

/** The applicant tells, or corrects, where the money of an approved application goes. */
export const saveAccountHolder: CallOf<typeof declared.saveAccountHolder> = { id: 'saveAccountHolder', method: 'PUT', path: '/application/:id/account-holder' };
