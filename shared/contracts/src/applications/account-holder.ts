import { type Static, Type } from 'typebox';
import { countryCode, text } from '../fields.ts';
import { operation, result } from '../operation.ts';
import { closed, Nullable } from '../schema-parts.ts';
import { ApplicationParams } from './application.schemas.ts';

const facts = {
  /** As the bank has it. */
  holder: text(200),
  bank: text(200),
  /** Where the account is kept. */
  countryCode: countryCode(),
};

/** Letters and digits of an account number or IBAN; spaces between them do not count. */
export const SaveAccountHolderBody = closed({
  ...facts,
  account: Type.String({ minLength: 5, maxLength: 50, pattern: '^[A-Za-z0-9 ]+$' }),
  bic: Type.Optional(Type.String({ maxLength: 11, pattern: '^(?:[A-Za-z0-9]{8}(?:[A-Za-z0-9]{3})?)?$' })),
  /** 0 when the account is given for the first time. */
  rowVersion: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
});
export type SaveAccountHolder = Static<typeof SaveAccountHolderBody>;

export const AccountHolderSchema = Type.Object({
  ...facts,
  account: Type.String(),
  bic: Nullable(Type.String()),
  rowVersion: Type.Integer(),
  updatedAt: Type.String(),
});
export type AccountHolder = Static<typeof AccountHolderSchema>;

const exampleHolder: AccountHolder = {
  holder: 'National Treasury of Kenya',
  bank: 'Central Bank of Kenya',
  countryCode: 'KE',
  account: '1000302561',
  bic: 'CBKEKENX',
  rowVersion: 1,
  updatedAt: '2026-11-21T08:30:00.000Z',
};

const { updatedAt: _, ...exampleTyped } = exampleHolder;

export const getAccountHolder = operation('getAccountHolder', 'GET /application/:id/account-holder', {
  permission: 'application.account',
  summary: 'The treasury account of an approved Base Fund application',
  description:
    'For the applicant, managers and the super user; whoever of staff reads it is written in the log. Null until the applicant has told it.',
  params: ApplicationParams,
  response: result(Nullable(AccountHolderSchema)),
  example: { params: { id: 'app_5k2hq8w0n3d7c9x1v6tz' } },
});

export const saveAccountHolder = operation('saveAccountHolder', 'PUT /application/:id/account-holder', {
  permission: 'application.own',
  summary: 'The applicant tells, or corrects, where the money of an approved application goes',
  description:
    'Only while the application is approved, and only by the applicant: nobody of staff can change where money goes. An IBAN must have fitting check digits. The log has the last four characters.',
  params: ApplicationParams,
  body: SaveAccountHolderBody,
  response: result(AccountHolderSchema),
  errors: ['invalid_state', 'stale_version', 'reauthentication_required'],
  example: {
    params: { id: 'app_5k2hq8w0n3d7c9x1v6tz' },
    body: { ...exampleTyped, bic: 'CBKEKENX', rowVersion: 0 },
  },
});
