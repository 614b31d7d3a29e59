import { type Static, Type } from 'typebox';
import { roles } from '../access/roles.ts';
import { AdminProposal } from '../admin-proposals/schemas.ts';
import { countryCode, dayText, emailText, optionalText, phoneText, text } from '../fields.ts';
import { languages } from '../languages.ts';
import { many, pageQuery } from '../lists.ts';
import { userGroups, userStatuses } from './enums.ts';

const closed = { additionalProperties: false };

/** A role by its name, or a group. */
export const UserTypeParams = Type.Object({ type: Type.Enum([...roles, ...userGroups]) }, closed);
export type UserTypeParams = Static<typeof UserTypeParams>;

export const UserIdParams = Type.Object({ id: text(40) }, closed);
export type UserIdParams = Static<typeof UserIdParams>;

const userFilters = {
  status: Type.Optional(many(Type.Enum(userStatuses))),
  countryCode: Type.Optional(many(countryCode())),
  isChatAgent: Type.Optional(Type.Enum([0, 1])),
  from: Type.Optional(dayText()),
  to: Type.Optional(dayText()),
};

export const UsersQuery = pageQuery(userFilters, ['createdAt', 'lastLoginAt', 'lastName', 'email', 'status']);
export type UsersQuery = Static<typeof UsersQuery>;

export const UserRow = Type.Object({
  id: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  countryCode: Type.String(),
  organisation: Type.String(),
  userInfo: Type.Object({ authorities: Type.Array(Type.String()) }),
  role: Type.Enum(roles),
  status: Type.Enum(userStatuses),
  emailVerified: Type.Boolean(),
  mfaEnabled: Type.Boolean(),
  isChatAgent: Type.Enum([0, 1]),
  language: Type.Enum(languages),
  isExample: Type.Boolean(),
  lastLoginAt: Type.Union([Type.String(), Type.Null()]),
  createdAt: Type.String(),
  rowVersion: Type.Integer(),
});
export type UserRow = Static<typeof UserRow>;

/** The chosen rows, and the filters of the list; without either every row of the type. */
export const ExportUsersInput = Type.Object(
  {
    userId: Type.Optional(Type.Array(text(40), { maxItems: 5000 })),
    search: Type.Optional(optionalText(200)),
    ...userFilters,
  },
  closed,
);
export type ExportUsersInput = Static<typeof ExportUsersInput>;

export const NewStaffInput = Type.Object(
  {
    firstName: text(80),
    lastName: text(80),
    email: emailText(),
    phone: Type.Optional(phoneText()),
    countryCode: countryCode(),
    language: Type.Optional(Type.Enum(languages)),
  },
  closed,
);
export type NewStaffInput = Static<typeof NewStaffInput>;

/** The invited account, or the proposal where another Admin has to approve first. */
export const AddedAdmin = Type.Object({
  user: Type.Union([UserRow, Type.Null()]),
  proposal: Type.Union([AdminProposal, Type.Null()]),
});
export type AddedAdmin = Static<typeof AddedAdmin>;

/** What an Admin sees of one person. */
export const UserDetails = Type.Object({
  user: UserRow,
  /** What opens the account besides a code by e-mail. */
  factors: Type.Object({
    hasAuthenticator: Type.Boolean(),
    passkeys: Type.Integer(),
    recoveryCodesLeft: Type.Integer(),
  }),
  openSessions: Type.Integer(),
  /** The newest one while nobody has taken it up. */
  invitation: Type.Union([
    Type.Object({
      sentAt: Type.String(),
      expiresAt: Type.String(),
      isOver: Type.Boolean(),
      invitedBy: Type.Union([Type.String(), Type.Null()]),
    }),
    Type.Null(),
  ]),
});
export type UserDetails = Static<typeof UserDetails>;
