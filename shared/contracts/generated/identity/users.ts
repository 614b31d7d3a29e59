// Written by `pnpm calls` from src/identity/users.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/identity/users.ts';

/** Invite an Admin. */
export const addAdmin: CallOf<typeof declared.addAdmin> = { id: 'addAdmin', method: 'POST', path: '/profile/addNewAdmin' };

/** Invite a fund manager. */
export const addFundManager: CallOf<typeof declared.addFundManager> = { id: 'addFundManager', method: 'POST', path: '/profile/addNewFundManager' };

/** Invite a fund reviewer. */
export const addFundReviewer: CallOf<typeof declared.addFundReviewer> = { id: 'addFundReviewer', method: 'POST', path: '/profile/addNewFundReviewer' };

/** End all sessions of a person. */
export const endUserSessions: CallOf<typeof declared.endUserSessions> = { id: 'endUserSessions', method: 'POST', path: '/profile/users/:id/endSessions' };

/** Accounts as a spreadsheet. */
export const exportUsers: CallOf<typeof declared.exportUsers> = { id: 'exportUsers', method: 'POST', path: '/profile/users/:type/exportExcel', timeoutMs: 120000 };

/** One person. */
export const getUser: CallOf<typeof declared.getUser> = { id: 'getUser', method: 'GET', path: '/profile/user/:id' };

/** Accounts of a role or group. */
export const listUsers: CallOf<typeof declared.listUsers> = { id: 'listUsers', method: 'GET', path: '/profile/users/:type' };

/** Mail an invitation again. */
export const resendInvitation: CallOf<typeof declared.resendInvitation> = { id: 'resendInvitation', method: 'POST', path: '/profile/users/:id/resendInvitation' };

/** Remove the second factors of a person. */
export const resetUserFactors: CallOf<typeof declared.resetUserFactors> = { id: 'resetUserFactors', method: 'POST', path: '/profile/users/:id/resetFactors' };

/** Make an account a chat agent, or no longer. */
export const toggleChatAgent: CallOf<typeof declared.toggleChatAgent> = { id: 'toggleChatAgent', method: 'PUT', path: '/profile/toggleChatAgent/:id' };

/** Enable or disable an account. */
export const toggleUser: CallOf<typeof declared.toggleUser> = { id: 'toggleUser', method: 'PUT', path: '/profile/users/:id' };

/** Withdraw an invitation. */
export const withdrawInvitation: CallOf<typeof declared.withdrawInvitation> = { id: 'withdrawInvitation', method: 'POST', path: '/profile/users/:id/withdrawInvitation' };
