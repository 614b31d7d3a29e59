import { type ExampleMessage, exampleMessages } from '../../../seed/contact-messages.ts';
import type { Tx } from '../../kernel/database/db.ts';
import type { SeedContext, Seeder } from '../../kernel/demo/seeder.ts';

const addMessage = async (tx: Tx, context: SeedContext, example: ExampleMessage): Promise<void> => {
  const { reply, daysAgo, ...message } = example;
  const id = context.id('msg');
  const createdAt = context.daysBefore(daysAgo);
  const repliedAt = context.daysBefore(daysAgo - 1);
  const manager = context.people.managers[0] ?? context.people.admin;
  const row = {
    id,
    ...message,
    ticketNumber: tx`to_char(${createdAt}::timestamptz, '"CM-"YYYY-') || lpad(nextval('contact_ticket_number')::text, 6, '0')`,
    assignedTo: reply ? manager.id : null,
    createdAt,
    firstReplyAt: reply ? repliedAt : null,
    isExample: true,
  };
  await tx`insert into contact_messages ${tx(row)}`;
  if (!reply) return;
  const answer = {
    id: context.id('rep'),
    contactUsId: id,
    body: reply,
    byUserId: manager.id,
    sentAt: repliedAt,
  };
  await tx`insert into contact_replies ${tx(answer)}`;
};

/** Messages of invented visitors, oldest first. */
export const seedContactMessages: Seeder = async (tx, context) => {
  for (const example of exampleMessages()) await addMessage(tx, context, example);
};
