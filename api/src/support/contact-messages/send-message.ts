import { latinDigits } from '@portal/contracts/rules/values';
import type { ContactMessageInput, ContactReceipt } from '@portal/contracts/support/contact-messages';
import { mailFromContent } from '../../content/index.ts';
import { requireCountry } from '../../funds/index.ts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Pool, type Tx, transaction } from '../../kernel/database/db.ts';
import type { MaybeCaller } from '../../kernel/http/caller.ts';
import { withSingleLines } from '../../kernel/http/single-line.ts';
import { mayBeMailed } from '../public-forms/may-be-mailed.db.ts';
import { lockStaff, storeMessageAssignee } from './assignees.db.ts';
import { insertContactFile } from './contact-files.db.ts';
import {
  aboutMessage,
  findDuplicate,
  findEarlierMessage,
  insertContactMessage,
  type NewContactMessage,
} from './contact-messages.db.ts';
import { mayReadMessage } from './message-access.db.ts';

/** What a robot gets: it looks like a receipt and stands for nothing. */
const noTicket: ContactReceipt = { ticketNumber: 'CM-0000-000000' };

/**
 * Stores a message with its files, confirms it by mail and writes it down; to be called last in its transaction.
 * @param previousId who had to do with it before, and gets it unless that person may not read it any more.
 */
export const storeContactMessage = async (
  tx: Tx,
  by: MaybeCaller | 'system',
  input: NewContactMessage,
  previousId: string | null,
  fileKeys: readonly string[] = [],
): Promise<{ id: string; ticketNumber: string }> => {
  // Before the log, as whoever changes an account does.
  const previous = previousId === null ? undefined : await lockStaff(tx, previousId);
  const stored = await insertContactMessage(tx, input);
  if (previous && (await mayReadMessage(tx, previous, stored.id)))
    await storeMessageAssignee(tx, stored.id, previous.id);
  for (const fileKey of fileKeys) await insertContactFile(tx, stored.id, fileKey);
  const { firstName, lastName, email, language } = input;
  const facts = { firstName, lastName, ticketNumber: stored.ticketNumber };
  if (await mayBeMailed(tx, 'contact_messages', email))
    await mailFromContent(tx, { to: email, key: 'contact-received', language, firstName, facts });
  await recordAudit(tx, by, 'CREATE', aboutMessage(stored));
  return stored;
};

/**
 * Keeps a visitor's message and confirms it by mail. Of what the visitor wrote the mail repeats a name
 * at most: the address may be somebody else's. A filled hidden field is a robot: nothing is stored. What is
 * sent twice, by a second press or a lost answer, keeps its first ticket. Whoever names an earlier ticket in the subject writes
 * to those who have that one.
 * @throws Problem invalid_request.
 */
export const sendContactMessage = async (
  db: Pool,
  by: MaybeCaller,
  { website, ...given }: ContactMessageInput,
): Promise<ContactReceipt> => {
  if (website) return noTicket;
  const typed = { ...given, applicationNumber: latinDigits(given.applicationNumber ?? '') };
  const input = withSingleLines(typed, ['firstName', 'lastName', 'subject', 'applicationNumber']);
  return transaction(db, async (tx) => {
    await requireCountry(tx, input.countryCode);
    const language = input.language ?? by.meta.language;
    const message = { ...input, language };
    const duplicate = await findDuplicate(tx, message);
    if (duplicate !== undefined) return { ticketNumber: duplicate };
    const named = await findEarlierMessage(tx, message);
    const { chatAgentId = null, adminsOnly = false } = named ?? {};
    const previousId = named?.assignedTo ?? chatAgentId;
    const stored = await storeContactMessage(tx, by, { ...message, chatAgentId, adminsOnly }, previousId);
    return { ticketNumber: stored.ticketNumber };
  });
};
