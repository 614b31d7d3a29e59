import { BENEFICIARY, MANAGER, REVIEWER, type Role, SUPER } from './roles.ts';

/** Necessary, not sufficient: ownership is decided beside the data. `public`: no session; `signed-in`: any. */
export const permissions = {
  public: 'public',
  'signed-in': 'signed-in',

  'application.own': [BENEFICIARY],
  'application.create': [BENEFICIARY, REVIEWER, MANAGER],
  'application.apply-on-behalf': [REVIEWER, MANAGER],
  'application.read': [BENEFICIARY, REVIEWER, MANAGER, SUPER],
  'application.list': [REVIEWER, MANAGER, SUPER],
  'application.export': [MANAGER, SUPER],
  'application.export-pdf': [BENEFICIARY, REVIEWER, MANAGER, SUPER],
  'application.assign': [MANAGER, SUPER],
  /** What the caller can judge, and until when the caller is away. */
  'application.expertise': [REVIEWER],
  'application.declare': [REVIEWER, MANAGER, SUPER],
  'application.decide': [REVIEWER, MANAGER, SUPER],
  'application.account': [BENEFICIARY, MANAGER, SUPER],
  'application.message': [BENEFICIARY, REVIEWER, MANAGER, SUPER],

  'fund.edit': [MANAGER, SUPER],
  /** A manager's change is a proposal; the decision about one is a second super user's. */
  'fund.balance': [MANAGER, SUPER],
  'fund.history': [MANAGER, SUPER],
  'fund.rules': [SUPER],
  'dashboard.read': [REVIEWER, MANAGER, SUPER],

  'user.manage': [SUPER],
  'content.manage': [SUPER],
  'contact-message.manage': [MANAGER, SUPER],
  /** Chat agents among the reviewers, and of the messages only the tickets of chats that they held. */
  'contact-message.answer': [REVIEWER, MANAGER, SUPER],
  /** Of each kind of message only what its own rule lets somebody read. */
  'inbox.use': [REVIEWER, MANAGER, SUPER],
  /** Chat agents among them only: the account's flag is looked at beside the role. */
  'chat.answer': [REVIEWER, SUPER],
  /** Reviewers who are chat agents only: `answersVisitors` decides. */
  'prepared-reply.edit': [REVIEWER, MANAGER, SUPER],
  'chat.ask': [BENEFICIARY],
  'api-client.manage': [SUPER],
  'log.read': [SUPER],
  'failed-work.manage': [SUPER],
  'file.upload': [BENEFICIARY, REVIEWER, MANAGER, SUPER],
} as const satisfies Record<string, 'public' | 'signed-in' | readonly Role[]>;

export type Permission = keyof typeof permissions;

/** Whether a role (or a visitor, `undefined`) passes the role part of a permission. */
export const roleMay = (role: Role | undefined, permission: Permission): boolean => {
  const allowed: 'public' | 'signed-in' | readonly Role[] = permissions[permission];
  if (allowed === 'public') return true;
  if (role === undefined) return false;
  return allowed === 'signed-in' || allowed.includes(role);
};
/** What another system may be allowed to read; none of them lets it change anything or act for a person. */
export const scopes = [
  'funds:read',
  'fund-history:read',
  'applications:list',
  'applications:read',
  'applications:export',
  'dashboard:read',
  'contact-messages:read',
] as const;
export type Scope = (typeof scopes)[number];

/** Whether somebody answers visitors: managers and super users by mail, chat agents in chats and in the tickets of their own chats. */
export const answersVisitors = ({
  role,
  isChatAgent,
}: {
  role: Role;
  isChatAgent: boolean | 0 | 1;
}): boolean =>
  roleMay(role, 'contact-message.manage') || (Boolean(isChatAgent) && roleMay(role, 'chat.answer'));
