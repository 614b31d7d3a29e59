import { Type } from 'typebox';
import { EndedSessions } from '../auth/schemas.ts';
import { page, result } from '../envelopes.ts';
import { operation } from '../operation.ts';
import * as calls from './calls.ts';
import {
  AddedAdmin,
  ExportUsersInput,
  NewStaffInput,
  UserDetails,
  UserIdParams,
  UserRow,
  UsersQuery,
  UserTypeParams,
} from './schemas.ts';

export const listUsersOperation = operation(calls.listUsers, {
  summary: 'Accounts of a role or group',
  params: UserTypeParams,
  query: UsersQuery,
  response: page(UserRow),
  errors: [],
});

export const toggleUserOperation = operation(calls.toggleUser, {
  summary: 'Enable or disable an account',
  params: UserIdParams,
  response: result(UserRow),
  errors: ['not_found', 'cannot_change_self', 'last_admin', 'second_admin_required', 'invalid_state'],
});

export const exportUsersOperation = operation(calls.exportUsers, {
  summary: 'Accounts as a spreadsheet',
  params: UserTypeParams,
  body: ExportUsersInput,
  bodyOptional: true,
  errors: ['invalid_request', 'too_many_requests'],
});

export const addFundManagerOperation = operation(calls.addFundManager, {
  summary: 'Invite a fund manager',
  body: NewStaffInput,
  response: result(UserRow),
  errors: ['email_taken', 'reauthentication_required'],
});

export const addFundReviewerOperation = operation(calls.addFundReviewer, {
  summary: 'Invite a fund reviewer',
  body: NewStaffInput,
  response: result(UserRow),
  errors: ['email_taken', 'reauthentication_required'],
});

export const addAdminOperation = operation(calls.addAdmin, {
  summary: 'Invite an Admin',
  body: NewStaffInput,
  response: result(AddedAdmin),
  errors: ['email_taken', 'reauthentication_required'],
});

export const resendInvitationOperation = operation(calls.resendInvitation, {
  summary: 'Mail an invitation again',
  params: UserIdParams,
  response: result(UserRow),
  errors: ['not_found', 'invalid_state'],
});

export const toggleChatAgentOperation = operation(calls.toggleChatAgent, {
  summary: 'Make an account a chat agent, or no longer',
  params: UserIdParams,
  response: result(UserRow),
  errors: ['not_found', 'invalid_state'],
});

export const getUserOperation = operation(calls.getUser, {
  summary: 'One person',
  params: UserIdParams,
  response: result(UserDetails),
  errors: ['not_found'],
});

export const endUserSessionsOperation = operation(calls.endUserSessions, {
  summary: 'End all sessions of a person',
  params: UserIdParams,
  response: result(EndedSessions),
  errors: ['not_found', 'cannot_change_self'],
});

export const resetUserFactorsOperation = operation(calls.resetUserFactors, {
  summary: 'Remove the second factors of a person',
  params: UserIdParams,
  response: result(Type.Null()),
  errors: ['not_found', 'cannot_change_self', 'no_factor', 'reauthentication_required'],
});

export const withdrawInvitationOperation = operation(calls.withdrawInvitation, {
  summary: 'Withdraw an invitation',
  params: UserIdParams,
  response: result(UserRow),
  errors: ['not_found', 'invalid_state'],
});
