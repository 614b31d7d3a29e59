import Type, { type Static } from 'typebox';
import { countryCode, dayText, emailText, phoneText, text } from '../fields.ts';
import { languages } from '../languages.ts';
import { many, pageQuery } from '../lists.ts';
import { interestStatuses, interestTypes } from './interest-types.ts';

export const InterestInput = Type.Object(
  {
    type: Type.Enum([...interestTypes]),
    firstName: text(80),
    lastName: text(80),
    email: emailText(),
    phone: Type.Optional(phoneText()),
    organisation: Type.Optional(Type.String({ maxLength: 150 })),
    position: Type.Optional(Type.String({ maxLength: 100 })),
    countryCode: Type.Optional(countryCode()),
    message: Type.Optional(Type.String({ maxLength: 2000 })),
    language: Type.Optional(Type.Enum([...languages])),
    /** Agreement to be written to; without it nothing is stored. */
    consent: Type.Boolean(),
    /** A field that people do not see and leave empty; robots fill it in. */
    website: Type.Optional(Type.String({ maxLength: 500 })),
  },
  { additionalProperties: false },
);
export type InterestInput = Static<typeof InterestInput>;

export const ConfirmInterestInput = Type.Object({ token: text(200) }, { additionalProperties: false });
export type ConfirmInterestInput = Static<typeof ConfirmInterestInput>;

const orNull = () => Type.Union([Type.String(), Type.Null()]);

/** `from` and `to` are calendar days of the caller's time zone, both included. */
export const InterestsQuery = pageQuery(
  {
    type: Type.Optional(many(Type.Enum([...interestTypes]))),
    status: Type.Optional(many(Type.Enum([...interestStatuses]))),
    countryCode: Type.Optional(many(countryCode())),
    from: Type.Optional(dayText()),
    to: Type.Optional(dayText()),
  },
  ['createdAt'],
);
export type InterestsQuery = Static<typeof InterestsQuery>;

export const InterestParams = Type.Object({ id: text(40) }, { additionalProperties: false });
export type InterestParams = Static<typeof InterestParams>;

export const Interest = Type.Object({
  id: Type.String(),
  type: Type.Enum([...interestTypes]),
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  phone: orNull(),
  organisation: orNull(),
  position: orNull(),
  countryCode: orNull(),
  message: orNull(),
  language: Type.Enum([...languages]),
  /** Always true: without it nothing is kept. */
  consent: Type.Boolean(),
  status: Type.Enum([...interestStatuses]),
  /** Name of who noted the status last, and when; null while nobody did. */
  statusBy: orNull(),
  statusAt: orNull(),
  /** NEWS_UPDATES: since when news may go to the address. */
  confirmedAt: orNull(),
  createdAt: Type.String(),
  rowVersion: Type.Integer(),
});
export type Interest = Static<typeof Interest>;

export const InterestStatusInput = Type.Object(
  {
    id: text(40),
    status: Type.Enum([...interestStatuses]),
    /** Of the version that was read; another one in between is refused as stale. */
    rowVersion: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  { additionalProperties: false },
);
export type InterestStatusInput = Static<typeof InterestStatusInput>;
