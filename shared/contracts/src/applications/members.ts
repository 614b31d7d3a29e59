import { type Static, Type } from 'typebox';
import { emailText } from '../fields.ts';
import { Message, operation, result } from '../operation.ts';
import { closed, Id, Instant, Nullable } from '../schema-parts.ts';
import { ApplicationParams, pickFacts } from './application.schemas.ts';
import { publicStatuses } from './enums.ts';
import { applicantRoles, memberRoles } from './member-roles.ts';
import { allSections } from './sections.ts';

/** As many colleagues as one application takes. */
export const MAX_MEMBERS = 10;

export const MemberSchema = Type.Object({
  id: Id,
  email: Type.String(),
  /** Of the account, once the invitation is accepted. */
  name: Nullable(Type.String()),
  role: Type.Enum(memberRoles),
  invitedAt: Instant,
  acceptedAt: Nullable(Instant),
  isMe: Type.Boolean(),
});
export type Member = Static<typeof MemberSchema>;

export const TeamSchema = Type.Object({
  application: Type.Object({ ...pickFacts('fundId', 'projectTitle'), status: Type.Enum(publicStatuses) }),
  owner: Type.Object({ name: Type.String(), email: Type.String() }),
  /** What the caller is here. */
  role: Type.Enum(applicantRoles),
  /** In the order of their invitations. */
  members: Type.Array(MemberSchema),
});
export type Team = Static<typeof TeamSchema>;
const TeamResult = result(TeamSchema);

export const InviteMemberBody = closed({ email: emailText(), role: Type.Enum(memberRoles) });
export type InviteMember = Static<typeof InviteMemberBody>;
export const ChangeMemberBody = closed({ role: Type.Enum(memberRoles) });
export type ChangeMember = Static<typeof ChangeMemberBody>;

/** What somebody is invited to and has not answered yet. */
export const InvitationSchema = Type.Object({
  id: Id,
  role: Type.Enum(memberRoles),
  invitedBy: Type.String(),
  invitedAt: Instant,
  ...pickFacts('fundType', 'projectTitle'),
  organisationName: Nullable(Type.String()),
});
export type Invitation = Static<typeof InvitationSchema>;

export const AnswerInvitationBody = closed({ accept: Type.Boolean() });
export type AnswerInvitation = Static<typeof AnswerInvitationBody>;
/** Where an accepted one leads; null for one that was declined. */
export const AnsweredInvitation = Nullable(
  Type.Object({
    applicationId: Id,
    fundId: Id,
    /** Its form is open: a draft, or returned for changes. */
    isOpen: Type.Boolean(),
  }),
);
export type AnsweredInvitation = Static<typeof AnsweredInvitation>;

/** Who else has the form open. */
export const HereSchema = Type.Object({
  /** Of the draft now: a form that read an earlier one has something to take in. */
  rowVersion: Type.Integer(),
  /** What the caller is here now. */
  role: Type.Optional(Type.Enum(applicantRoles)),
  people: Type.Array(Type.Object({ name: Type.String(), section: Nullable(Type.Enum(allSections)) })),
});
export type Here = Static<typeof HereSchema>;

const exampleMember = { id: 'app_jzpa098897adyx8tqms2', memberId: 'mem_7k2hq8w0n3d7c9x1' };
const ofMember = { permission: 'application.own', params: closed({ id: Id, memberId: Id }) } as const;

export const listMembers = operation('listMembers', 'GET /application/:id/members', {
  permission: 'application.own',
  summary: 'Who works on an application with its owner',
  description: 'For the owner and for every colleague who accepted.',
  params: ApplicationParams,
  response: TeamResult,
  example: { params: { id: exampleMember.id } },
});

export const inviteMember = operation('inviteMember', 'POST /application/:id/members', {
  permission: 'application.own',
  summary: 'Invites a colleague by e-mail address to view, edit or sign an application',
  description:
    'Only the owner (`forbidden`). At most ten colleagues (`too_many`), one of them to SIGN (`taken`), and nobody who works for the Fund (`not_allowed`). The invitation waits until somebody with that confirmed address answers it.',
  params: ApplicationParams,
  body: InviteMemberBody,
  response: TeamResult,
  errors: ['invalid_state'],
  example: { params: { id: exampleMember.id }, body: { email: 'kofi@example.org', role: 'EDIT' } },
});

export const changeMember = operation('changeMember', 'PATCH /application/:id/members/:memberId', {
  ...ofMember,
  summary: 'Changes what a colleague may do with an application',
  description: 'Only the owner (`forbidden`). One colleague may SIGN (`taken`).',
  body: ChangeMemberBody,
  response: TeamResult,
  errors: ['invalid_state'],
  example: { params: exampleMember, body: { role: 'VIEW' } },
});

export const removeMember = operation('removeMember', 'DELETE /application/:id/members/:memberId', {
  ...ofMember,
  summary: 'Removes a colleague, or takes an invitation back',
  description:
    'The owner removes anybody; a colleague leaves. For whoever is removed the application is not there.',
  response: Message,
  example: { params: exampleMember },
});

export const inviteMemberAgain = operation(
  'inviteMemberAgain',
  'POST /application/:id/members/:memberId/invitation',
  {
    ...ofMember,
    summary: 'Mails an invitation again that was not accepted yet',
    description: 'Only the owner (`forbidden`); `invalid_state` once it is accepted.',
    response: Message,
    errors: ['invalid_state'],
    example: { params: exampleMember },
  },
);

export const listInvitations = operation('listInvitations', 'GET /application/invitations', {
  permission: 'application.own',
  summary: 'Applications that the caller is invited to',
  description: 'By the confirmed address of the account; those not answered yet, the newest first.',
  response: result(Type.Array(InvitationSchema)),
});

export const answerInvitation = operation('answerInvitation', 'POST /application/invitations/:memberId', {
  permission: 'application.own',
  summary: 'Accepts or declines an invitation to an application',
  description:
    "Only for the account with the invited address. Declining takes the colleague off the owner's list.",
  params: closed({ memberId: Id }),
  body: AnswerInvitationBody,
  response: result(AnsweredInvitation),
  errors: ['invalid_state'],
  example: { params: { memberId: exampleMember.memberId }, body: { accept: true } },
});

export const noteSection = operation('noteSection', 'PUT /application/:id/presence', {
  permission: 'application.own',
  summary: 'Says which section the caller has open, and who else is there',
  description:
    'Asked every fifteen seconds while a form is open. Who did not ask for 45 seconds has left. `rowVersion` tells whether somebody saved meanwhile.',
  params: ApplicationParams,
  body: closed({ section: Nullable(Type.Enum(allSections)) }),
  response: result(HereSchema),
  example: { params: { id: exampleMember.id }, body: { section: 'project' } },
});
