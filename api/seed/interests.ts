import { languages } from '@portal/contracts';
import { closed } from '@portal/contracts/schema-parts';
import { interestStatuses, interestTypes } from '@portal/contracts/support/enums';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import examples from './interests.json' with { type: 'json' };

const ExampleInterest = closed({
  daysAgo: Type.Integer(),
  type: Type.Enum([...interestTypes]),
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  organisation: Type.Optional(Type.String()),
  position: Type.Optional(Type.String()),
  countryCode: Type.String(),
  message: Type.Optional(Type.String()),
  language: Type.Enum([...languages]),
  /** Noted the day after. */
  status: Type.Enum([...interestStatuses]),
});
type ExampleInterest = Static<typeof ExampleInterest>;

/** Invented visitors with addresses that nobody has, oldest first. @throws where one is wrong */
export const exampleInterests = (): ExampleInterest[] => Value.Parse(Type.Array(ExampleInterest), examples);
