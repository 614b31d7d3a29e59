// Written by `pnpm calls` from src/applications/members.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/applications/members.ts';

/** Accepts or declines an invitation to an application. */
export const answerInvitation: CallOf<typeof declared.answerInvitation> = { id: 'answerInvitation', method: 'POST', path: '/application/invitations/:memberId' };

/** Changes what a colleague may do with an application. */
export const changeMember: CallOf<typeof declared.changeMember> = { id: 'changeMember', method: 'PATCH', path: '/application/:id/members/:memberId' };

/** Invites a colleague by e-mail address to view, edit or sign an application. */
export const inviteMember: CallOf<typeof declared.inviteMember> = { id: 'inviteMember', method: 'POST', path: '/application/:id/members' };

/** Mails an invitation again that was not accepted yet. */
export const inviteMemberAgain: CallOf<typeof declared.inviteMemberAgain> = { id: 'inviteMemberAgain', method: 'POST', path: '/application/:id/members/:memberId/invitation' };

/** Applications that the caller is invited to. */
export const listInvitations: CallOf<typeof declared.listInvitations> = { id: 'listInvitations', method: 'GET', path: '/application/invitations' };

/** Who works on an application with its owner. */
export const listMembers: CallOf<typeof declared.listMembers> = { id: 'listMembers', method: 'GET', path: '/application/:id/members' };

/** Says which section the caller has open, and who else is there. */
export const noteSection: CallOf<typeof declared.noteSection> = { id: 'noteSection', method: 'PUT', path: '/application/:id/presence' };

/** Removes a colleague, or takes an invitation back. */
export const removeMember: CallOf<typeof declared.removeMember> = { id: 'removeMember', method: 'DELETE', path: '/application/:id/members/:memberId' };
