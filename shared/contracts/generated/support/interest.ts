// Written by `pnpm calls` from src/support/interest.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/support/interest.ts';

/** Confirms that news may be mailed to an address. */
export const confirmInterest: CallOf<typeof declared.confirmInterest> = { id: 'confirmInterest', method: 'POST', path: '/interest/confirm' };

/** Deletes what somebody registered. */
export const deleteInterest: CallOf<typeof declared.deleteInterest> = { id: 'deleteInterest', method: 'DELETE', path: '/interest/:id' };

/** What somebody registered. */
export const getInterest: CallOf<typeof declared.getInterest> = { id: 'getInterest', method: 'GET', path: '/interest/:id' };

/** Who registered interest. */
export const listInterests: CallOf<typeof declared.listInterests> = { id: 'listInterests', method: 'GET', path: '/interest' };

/** Reads which address a mailed link confirms. */
export const readInterestConfirmation: CallOf<typeof declared.readInterestConfirmation> = { id: 'readInterestConfirmation', method: 'POST', path: '/interest/confirm/read' };

/** Registers interest in the Fund. */
export const registerInterest: CallOf<typeof declared.registerInterest> = { id: 'registerInterest', method: 'POST', path: '/interest/new' };

/** Notes that somebody who is interested was contacted. */
export const setInterestStatus: CallOf<typeof declared.setInterestStatus> = { id: 'setInterestStatus', method: 'PUT', path: '/interest/status' };
