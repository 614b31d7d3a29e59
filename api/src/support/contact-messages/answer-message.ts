import { roleMay } from '@portal/contracts';
import type {
  ContactMessage,
  ContactReplyInput,
  ContactStatusInput,
} from '@portal/contracts/support/contact-messages';
import { mailFromContent } from '../../content/index.ts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Pool, type Tx, transaction } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { orNotFound, problem } from '../../kernel/http/problem.ts';
import { storeStatus } from './assignees.db.ts';
import {
  aboutMessage,
  findContactMessage,
  insertReply,
  lockContactMessage,
  markAnswered,
} from './contact-messages.db.ts';

const lockedOr404 = (tx: Tx, { actor }: Caller, id: string) => orNotFound(lockContactMessage(tx, actor, id));

const asItIsNow = (tx: Tx, { actor }: Caller, id: string): Promise<ContactMessage> =>
  orNotFound(findContactMessage(tx, actor, id));

const isOvertaken = (now: { rowVersion: number }, read: number | undefined): boolean =>
  read !== undefined && read !== now.rowVersion;

/**
 * Mails a reply in the language of the message and marks it as answered.
 * @throws Problem not_found; stale_version; invalid_state for a message that was marked as spam.
 */
export const replyToContactMessage = async (
  tx: Tx,
  by: Caller,
  input: ContactReplyInput,
): Promise<ContactMessage> => {
  const before = await lockedOr404(tx, by, input.contactUsId);
  if (before.status === 'SPAM') throw problem('invalid_state');
  if (isOvertaken(before, input.rowVersion)) throw problem('stale_version');
  const { firstName, lastName, email, language, ticketNumber, subject } = before;
  const outboxId = await mailFromContent(tx, {
    to: email,
    key: 'contact-reply',
    language,
    firstName,
    facts: { firstName, lastName, ticketNumber, subject },
    quote: input.message,
  });
  await insertReply(tx, { contactUsId: before.id, body: input.message, byUserId: by.actor.id, outboxId });
  await markAnswered(tx, before.id, by.actor.id);
  const after = await asItIsNow(tx, by, before.id);
  await recordAudit(tx, by, 'UPDATE', aboutMessage(before), [
    { field: 'status', old: before.status, new: after.status },
    { field: 'reply', old: null, new: input.message },
  ]);
  return after;
};

/**
 * Opens or closes a message or marks it as spam, which is not for chat agents, nor to be taken back by them.
 * @throws Problem not_found, forbidden, stale_version.
 */
export const setContactMessageStatus = (
  db: Pool,
  by: Caller,
  { contactUsId, status, rowVersion }: ContactStatusInput,
): Promise<ContactMessage> =>
  transaction(db, async (tx) => {
    const before = await lockedOr404(tx, by, contactUsId);
    const isAboutSpam = status === 'SPAM' || before.status === 'SPAM';
    if (isAboutSpam && !roleMay(by.actor.role, 'contact-message.manage')) throw problem('forbidden');
    if (isOvertaken(before, rowVersion)) throw problem('stale_version');
    if (before.status === status) return asItIsNow(tx, by, before.id);
    await storeStatus(tx, before.id, status);
    const after = await asItIsNow(tx, by, before.id);
    await recordAudit(tx, by, 'UPDATE', aboutMessage(before), [
      { field: 'status', old: before.status, new: status },
    ]);
    return after;
  });
