import { Type } from 'typebox';
import { page, result } from '../envelopes.ts';
import { operation } from '../operation.ts';
import * as calls from './calls.ts';
import {
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

const nothing = result(Type.Null());

export const registerProfileOperation = operation(calls.registerProfile, {
  summary: 'Register as a beneficiary',
  body: RegisterInput,
  response: nothing,
  takesFormToken: true,
  errors: ['weak_password'],
});

export const getCurrentProfileOperation = operation(calls.getCurrentProfile, {
  summary: 'Who is signed in',
  response: result(CurrentProfile),
  errors: [],
});

export const checkEmailExistanceOperation = operation(calls.checkEmailExistance, {
  summary: 'Whether an e-mail address has an account',
  query: EmailOnly,
  response: result(EmailExistence),
  errors: [],
});

export const updateProfileOperation = operation(calls.updateProfile, {
  summary: 'Change the own profile',
  body: ProfileEdit,
  response: result(CurrentProfile),
  errors: ['stale_version'],
});

export const updateUserProfileOperation = operation(calls.updateUserProfile, {
  summary: "Change a profile; another's as super user",
  body: UserProfileEdit,
  response: result(CurrentProfile),
  errors: ['stale_version', 'not_found'],
});

export const setSecondFactorOperation = operation(calls.setSecondFactor, {
  summary: 'Switch the second factor on or off',
  body: SecondFactorInput,
  response: result(CurrentProfile),
  errors: ['INVALID_PASSWORD', 'mfa_mandatory'],
});

export const changeEmailOperation = operation(calls.changeEmail, {
  summary: 'Ask for another e-mail address',
  body: ChangeEmailInput,
  response: nothing,
  errors: ['INVALID_PASSWORD'],
});

export const confirmEmailChangeOperation = operation(calls.confirmEmailChange, {
  summary: 'Confirm another e-mail address',
  body: ConfirmEmailInput,
  response: result(EmailChange),
  errors: ['verification_invalid'],
});

export const getLoginHistoryOperation = operation(calls.getLoginHistory, {
  summary: 'Attempts to sign in, newest first',
  query: LoginHistoryQuery,
  response: page(LoginHistoryRow),
  errors: ['not_found'],
});

export const reportSignInOperation = operation(calls.reportSignIn, {
  summary: 'Report a sign-in that was not the own',
  params: LoginHistoryParams,
  response: result(ReportedSignIn),
  errors: ['not_found', 'invalid_state'],
});
