// Written by `pnpm calls` from src/identity/password.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/identity/password.ts';

/** What an invitation stands for. */
export const readInvitation: CallOf<typeof declared.readInvitation> = { id: 'readInvitation', method: 'POST', path: '/reset/invitation' };

/** Ask for a code to choose a new password. */
export const requestReset: CallOf<typeof declared.requestReset> = { id: 'requestReset', method: 'POST', path: '/reset' };

/** Mail the confirmation again. */
export const resendVerification: CallOf<typeof declared.resendVerification> = { id: 'resendVerification', method: 'POST', path: '/auth/resend-verification' };

/** Change the password. */
export const updatePassword: CallOf<typeof declared.updatePassword> = { id: 'updatePassword', method: 'PUT', path: '/updatePassword' };

/** Confirm an e-mail address. */
export const verifyEmail: CallOf<typeof declared.verifyEmail> = { id: 'verifyEmail', method: 'POST', path: '/auth/verify-email' };

/** Choose a new password with a mailed code. */
export const verifyReset: CallOf<typeof declared.verifyReset> = { id: 'verifyReset', method: 'POST', path: '/reset/verify' };
