import { closed } from '@portal/contracts/schema-parts';
import { Interest } from '@portal/contracts/support/interest';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import examples from './interests.json' with { type: 'json' };

const ExampleInterest = closed({
  // Its status is noted the day after.
  ...Type.Pick(Interest, ['type', 'firstName', 'lastName', 'email', 'language', 'status']).properties,
  daysAgo: Type.Integer(),
  organisation: Type.Optional(Type.String()),
  position: Type.Optional(Type.String()),
  countryCode: Type.String(),
  message: Type.Optional(Type.String()),
});
type ExampleInterest = Static<typeof ExampleInterest>;

/** Invented visitors with addresses that nobody has, oldest first. @throws where one is wrong */
export const exampleInterests = (): ExampleInterest[] => Value.Parse(Type.Array(ExampleInterest), examples);
