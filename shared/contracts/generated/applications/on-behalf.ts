// Written by `pnpm calls` from src/applications/on-behalf.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/applications/on-behalf.ts';

/** Confirms, by mailed link or code, an application that was entered for somebody else. */
export const confirmEntry: CallOf<typeof declared.confirmEntry> = { id: 'confirmEntry', method: 'POST', path: '/application/confirm' };

/** Leaves an application that was entered for somebody else to the applicant's own account. */
export const handOverEntry: CallOf<typeof declared.handOverEntry> = { id: 'handOverEntry', method: 'POST', path: '/application/:id/hand-over' };

/** Shows, by mailed link or code, what was entered for somebody else. */
export const readEntry: CallOf<typeof declared.readEntry> = { id: 'readEntry', method: 'POST', path: '/application/confirm/read' };

/** Says, by mailed link or code, that what was entered was not agreed. */
export const refuseEntry: CallOf<typeof declared.refuseEntry> = { id: 'refuseEntry', method: 'POST', path: '/application/confirm/refuse' };

/** Mails the applicant link and code for the confirmation again. */
export const sendEntryConfirmation: CallOf<typeof declared.sendEntryConfirmation> = { id: 'sendEntryConfirmation', method: 'POST', path: '/application/:id/confirmation' };
