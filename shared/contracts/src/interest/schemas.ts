import Type, { type Static } from 'typebox';
import { languages } from '../languages.ts';
import { interestTypes } from './interest-types.ts';

export const InterestInput = Type.Object(
  {
    type: Type.Enum([...interestTypes]),
    firstName: Type.String({ minLength: 1, maxLength: 80 }),
    lastName: Type.String({ minLength: 1, maxLength: 80 }),
    email: Type.String({ minLength: 3, maxLength: 254 }),
    phone: Type.Optional(Type.String({ maxLength: 20 })),
    organisation: Type.Optional(Type.String({ maxLength: 150 })),
    position: Type.Optional(Type.String({ maxLength: 100 })),
    countryCode: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
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
