import { call, type Page, type Result } from '../call.ts';
import type {
  ChangeEmailInput,
  ConfirmEmailInput,
  CurrentProfile,
  EmailChange,
  EmailExistence,
  EmailOnly,
  LoginHistoryParams,
  LoginHistoryQuery,
  LoginHistoryRow,
  ProfileEdit,
  RegisterInput,
  ReportedSignIn,
  SecondFactorInput,
  UserProfileEdit,
} from './schemas.ts';

export {
  type LoginMethod,
  type LoginOutcome,
  loginMethods,
  loginOutcomes,
  reportableOutcomes,
} from './enums.ts';
export type * from './schemas.ts';

/** Answers the same for a taken address; its owner gets a mail instead of a confirmation. */
export const registerProfile = call<{ body: RegisterInput; response: Result<null> }>('registerProfile', {
  method: 'POST',
  path: '/profile',
  permission: 'public',
});

export const getCurrentProfile = call<{ response: Result<CurrentProfile> }>('getCurrentProfile', {
  method: 'GET',
  path: '/profile/current',
  permission: 'signed-in',
});

/** Asked on leaving the e-mail field at registration; counted strictly per address. */
export const checkEmailExistance = call<{ query: EmailOnly; response: Result<EmailExistence> }>(
  'checkEmailExistance',
  { method: 'GET', path: '/profile/checkEmailExistance', permission: 'public' },
);

export const updateProfile = call<{ body: ProfileEdit; response: Result<CurrentProfile> }>('updateProfile', {
  method: 'PUT',
  path: '/profile/update',
  permission: 'signed-in',
});

export const updateUserProfile = call<{ body: UserProfileEdit; response: Result<CurrentProfile> }>(
  'updateUserProfile',
  { method: 'PUT', path: '/profile/updateUserProfile', permission: 'signed-in' },
);

/** Staff cannot switch it off: `mfa_mandatory`. */
export const setSecondFactor = call<{ body: SecondFactorInput; response: Result<CurrentProfile> }>(
  'setSecondFactor',
  { method: 'PUT', path: '/profile/secondFactor', permission: 'signed-in' },
);

/** Mails both addresses; answers the same for a taken one, whose owner gets a mail instead. */
export const changeEmail = call<{ body: ChangeEmailInput; response: Result<null> }>('changeEmail', {
  method: 'POST',
  path: '/profile/changeEmail',
  permission: 'signed-in',
});

/** With the token of a mailed link, `/auth/confirm-email#token=…`. The second of the two ends every session. */
export const confirmEmailChange = call<{ body: ConfirmEmailInput; response: Result<EmailChange> }>(
  'confirmEmailChange',
  { method: 'POST', path: '/profile/confirmEmailChange', permission: 'public' },
);

export const getLoginHistory = call<{ query: LoginHistoryQuery; response: Page<LoginHistoryRow> }>(
  'getLoginHistory',
  { method: 'GET', path: '/profile/loginHistory', permission: 'signed-in' },
);

/** "This was not me", of a row of the own history. From then on the account may only choose a new password. */
export const reportSignIn = call<{ params: LoginHistoryParams; response: Result<ReportedSignIn> }>(
  'reportSignIn',
  { method: 'POST', path: '/profile/loginHistory/:id/report', permission: 'signed-in' },
);
