import { type Static, Type } from 'typebox';
import { countryCode, days, emailText, phoneText, text } from '../fields.ts';
import { many, pageQuery } from '../lists.ts';
import { Nothing, operation, page, result } from '../operation.ts';
import { closed, Lang, Nullable } from '../schema-parts.ts';
import { interestStatuses, interestTypes } from './enums.ts';

export const InterestInput = closed({
  type: Type.Enum([...interestTypes]),
  firstName: text(80),
  lastName: text(80),
  email: emailText(),
  phone: Type.Optional(phoneText()),
  organisation: Type.Optional(Type.String({ maxLength: 150 })),
  position: Type.Optional(Type.String({ maxLength: 100 })),
  countryCode: Type.Optional(countryCode()),
  message: Type.Optional(Type.String({ maxLength: 2000 })),
  language: Type.Optional(Lang),
  /** Agreement to be written to; without it nothing is stored. */
  consent: Type.Boolean(),
  /** A field that people do not see and leave empty; robots fill it in. */
  website: Type.Optional(Type.String({ maxLength: 500 })),
});
export type InterestInput = Static<typeof InterestInput>;

export const ConfirmInterestInput = closed({ token: text(200) });

const orNull = () => Nullable(Type.String());

/** `from` and `to` are calendar days of the caller's time zone, both included. */
export const InterestsQuery = pageQuery(
  {
    type: Type.Optional(many(Type.Enum([...interestTypes]))),
    status: Type.Optional(many(Type.Enum([...interestStatuses]))),
    countryCode: Type.Optional(many(countryCode())),
    ...days(),
  },
  ['createdAt'],
);
export type InterestsQuery = Static<typeof InterestsQuery>;

export const InterestParams = closed({ id: text(40) });

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
  language: Lang,
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

export const InterestStatusInput = closed({
  id: text(40),
  status: Type.Enum([...interestStatuses]),
  /** Of the version that was read; another one in between is refused as stale. */
  rowVersion: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type InterestStatusInput = Static<typeof InterestStatusInput>;

const exampleId = 'int_6m2k9xw4tq8r1v5y7z3c';

export const registerInterest = operation('registerInterest', 'POST /interest/new', {
  permission: 'public',
  summary: 'Registers interest in the Fund',
  description:
    'Answers the same to everybody. NEWS_UPDATES becomes active once the address is confirmed by a mailed link. At most 300 an hour from a network, 30 of them without a form token, and ten from one person.',
  body: InterestInput,
  response: Nothing,
  takesFormToken: true,
  example: {
    body: {
      type: 'NEWS_UPDATES',
      firstName: 'Ama',
      lastName: 'Owusu',
      email: 'ama.owusu@example.org',
      countryCode: 'GH',
      language: 'en',
      consent: true,
    },
  },
});

/** By the token of a mailed link. */
const ofToken = {
  permission: 'public',
  body: ConfirmInterestInput,
  response: result(Type.Object({ email: Type.String() })),
  errors: ['verification_invalid'],
  example: { body: { token: 'Zk3vJ0t5mX8qR2w7yB1cN4dE6fH9gK0lP3sU5vW7xY' } },
} as const;

export const readInterestConfirmation = operation('readInterestConfirmation', 'POST /interest/confirm/read', {
  ...ofToken,
  summary: 'Reads which address a mailed link confirms',
  description:
    'For the page that the mailed link opens. Mail scanners open links, so that reading confirms nothing.',
});

export const confirmInterest = operation('confirmInterest', 'POST /interest/confirm', {
  ...ofToken,
  summary: 'Confirms that news may be mailed to an address',
  description: 'Takes the token of the mailed link: once, within 72 hours.',
});

export const listInterests = operation('listInterests', 'GET /interest', {
  permission: 'contact-message.manage',
  summary: 'Who registered interest',
  description: 'Newest first. A search looks at names, address and organisation.',
  query: InterestsQuery,
  response: page(Interest),
  example: { query: { page: 1, pageSize: 10, type: ['CONTRIBUTE'], status: ['NEW'] } },
});

export const getInterest = operation('getInterest', 'GET /interest/:id', {
  permission: 'contact-message.manage',
  summary: 'What somebody registered',
  description: 'With who noted its status last, and when.',
  params: InterestParams,
  response: result(Interest),
  example: { params: { id: exampleId } },
});

export const setInterestStatus = operation('setInterestStatus', 'PUT /interest/status', {
  permission: 'contact-message.manage',
  summary: 'Notes that somebody who is interested was contacted',
  description: 'Written down in the log. `stale_version`: somebody else noted something meanwhile.',
  body: InterestStatusInput,
  response: result(Interest),
  errors: ['not_found', 'stale_version'],
  example: { body: { id: exampleId, status: 'CONTACTED', rowVersion: 1 } },
});

export const deleteInterest = operation('deleteInterest', 'DELETE /interest/:id', {
  permission: 'contact-message.manage',
  summary: 'Deletes what somebody registered',
  description:
    'For somebody who takes the consent back. The log says that it was deleted and by whom, not whose it was.',
  params: InterestParams,
  response: Nothing,
  example: { params: { id: exampleId } },
});
