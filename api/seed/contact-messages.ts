import { closed } from '@portal/contracts/schema-parts';
import { ContactMessage } from '@portal/contracts/support/contact-messages';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import examples from './contact-messages.json' with { type: 'json' };

const ExampleMessage = closed({
  ...Type.Pick(ContactMessage, ['firstName', 'lastName', 'email', 'language', 'status']).properties,
  ...Type.Pick(ContactMessage, ['topic', 'subject', 'message']).properties,
  daysAgo: Type.Integer(),
  countryCode: Type.String(),
  /** Given the day after. */
  reply: Type.Optional(Type.String()),
});
export type ExampleMessage = Static<typeof ExampleMessage>;

/** Invented visitors with addresses that nobody has, oldest first. @throws where one is wrong */
export const exampleMessages = (): ExampleMessage[] => Value.Parse(Type.Array(ExampleMessage), examples);
