import { languages } from '@portal/contracts';
import { closed } from '@portal/contracts/schema-parts';
import { contactStatuses, contactTopics } from '@portal/contracts/support/enums';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import examples from './contact-messages.json' with { type: 'json' };

const ExampleMessage = closed({
  daysAgo: Type.Integer(),
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  countryCode: Type.String(),
  topic: Type.Enum([...contactTopics]),
  subject: Type.String(),
  message: Type.String(),
  language: Type.Enum([...languages]),
  status: Type.Enum([...contactStatuses]),
  /** Given the day after. */
  reply: Type.Optional(Type.String()),
});
export type ExampleMessage = Static<typeof ExampleMessage>;

/** Invented visitors with addresses that nobody has, oldest first. @throws where one is wrong */
export const exampleMessages = (): ExampleMessage[] => Value.Parse(Type.Array(ExampleMessage), examples);
