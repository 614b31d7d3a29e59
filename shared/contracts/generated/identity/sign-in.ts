// Written by `pnpm calls` from src/identity/sign-in.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/identity/sign-in.ts';

/** Prove anew who is at the session. */
export const confirmIdentity: CallOf<typeof declared.confirmIdentity> = { id: 'confirmIdentity', method: 'POST', path: '/auth/reauthenticate' };

/** End one session of the account. */
export const endOneSession: CallOf<typeof declared.endOneSession> = { id: 'endOneSession', method: 'POST', path: '/auth/session/end/:id' };

/** End every other session of the account. */
export const endOtherSessions: CallOf<typeof declared.endOtherSessions> = { id: 'endOtherSessions', method: 'POST', path: '/auth/session/end-others' };

/** Who is signed in. */
export const getCurrentProfile: CallOf<typeof declared.getCurrentProfile> = { id: 'getCurrentProfile', method: 'GET', path: '/profile/current' };

/** Where the caller is signed in. */
export const listSessions: CallOf<typeof declared.listSessions> = { id: 'listSessions', method: 'GET', path: '/auth/session/list' };

/** Sign in with e-mail and password. */
export const login: CallOf<typeof declared.login> = { id: 'login', method: 'POST', path: '/auth/login' };

/** End the session. */
export const logout: CallOf<typeof declared.logout> = { id: 'logout', method: 'POST', path: '/auth/logout' };

/** Keep the session open. */
export const renewSession: CallOf<typeof declared.renewSession> = { id: 'renewSession', method: 'POST', path: '/auth/session/renew' };

/** Mail another sign-in code. */
export const resendMfa: CallOf<typeof declared.resendMfa> = { id: 'resendMfa', method: 'POST', path: '/auth/resend-mfa', timeoutMs: 15000 };

/** Finish signing in with a code. */
export const verifyMfa: CallOf<typeof declared.verifyMfa> = { id: 'verifyMfa', method: 'POST', path: '/auth/verify-mfa' };
