// Written by `pnpm calls` from src/identity/profile.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/identity/profile.ts';

/** Ask for another e-mail address. */
export const changeEmail: CallOf<typeof declared.changeEmail> = { id: 'changeEmail', method: 'POST', path: '/profile/changeEmail' };

/** Whether an e-mail address has an account. */
export const checkEmailExistance: CallOf<typeof declared.checkEmailExistance> = { id: 'checkEmailExistance', method: 'GET', path: '/profile/checkEmailExistance' };

/** Confirm another e-mail address. */
export const confirmEmailChange: CallOf<typeof declared.confirmEmailChange> = { id: 'confirmEmailChange', method: 'POST', path: '/profile/confirmEmailChange' };

/** Attempts to sign in, newest first. */
export const getLoginHistory: CallOf<typeof declared.getLoginHistory> = { id: 'getLoginHistory', method: 'GET', path: '/profile/loginHistory' };

/** Register as a beneficiary. */
export const registerProfile: CallOf<typeof declared.registerProfile> = { id: 'registerProfile', method: 'POST', path: '/profile' };

/** Report a sign-in that was not the own. */
export const reportSignIn: CallOf<typeof declared.reportSignIn> = { id: 'reportSignIn', method: 'POST', path: '/profile/loginHistory/:id/report' };

/** Switch the second factor on or off. */
export const setSecondFactor: CallOf<typeof declared.setSecondFactor> = { id: 'setSecondFactor', method: 'PUT', path: '/profile/secondFactor' };

/** Change the own profile. */
export const updateProfile: CallOf<typeof declared.updateProfile> = { id: 'updateProfile', method: 'PUT', path: '/profile/update' };

/** Change a profile; another's as super user. */
export const updateUserProfile: CallOf<typeof declared.updateUserProfile> = { id: 'updateUserProfile', method: 'PUT', path: '/profile/updateUserProfile' };
