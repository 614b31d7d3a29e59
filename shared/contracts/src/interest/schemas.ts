import Type, { type Static } from 'typebox';
import { countryCode, emailText, phoneText, text } from '../fields.ts';
import { languages } from '../languages.ts';
import { interestTypes } from './interest-types.ts';

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
