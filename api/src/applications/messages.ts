import type { Message } from '@portal/contracts/applications/conversation';
import { pick } from '@portal/contracts/schema-parts';
import { about, recordAudit } from '../kernel/audit/record-audit.ts';
import { type Db, newId, type Pool, type Tx, transaction } from '../kernel/database/db.ts';
import type { Caller } from '../kernel/http/caller.ts';
import { invalidField, problem, refusedField } from '../kernel/http/problem.ts';
import { textOf } from './locales/messages.ts';
import { type Access, contentAccess, refuseConflicted, requireRight } from './record/access.ts';
import { mailApplicant } from './record/mail-applicant.ts';
import {
  addMessage,
  isOwnCleanFile,
  listMessages,
  type MessageRecord,
  markRead,
  type Side,
} from './record/messages.db.ts';

/** From the applicant's side: whoever opens an application reads all of them. */
const MAX_MESSAGES = 300;

const sideOf = ({ audience }: Access): Side => (audience === 'OWNER' ? 'APPLICANT' : 'FUND');

/** Names of staff stay inside: to the applicant it is the fund that writes. */
const view = (message: MessageRecord, reader: Side, actorId: string): Message => ({
  ...pick(message, 'id', 'text', 'fileKey', 'fileName', 'at', 'readAt'),
  from: message.fromSide,
  authorName: reader === 'APPLICANT' && message.fromSide === 'FUND' ? null : message.authorName,
  isMine: message.authorId === actorId,
});

/** @throws as `contentAccess`. */
export const messagesOf = async (
  db: Db,
  { actor }: Caller,
  id: string,
): Promise<{ messages: Message[]; unread: number }> => {
  const side = sideOf(await contentAccess(db, actor, id));
  const messages = (await listMessages(db, id)).map((message) => view(message, side, actor.id));
  return { messages, unread: messages.filter((m) => m.from !== side && m.readAt === null).length };
};

/** Writes to the other side. @throws as `contentAccess`, conflict_declared for a manager, forbidden, invalid_state for a draft, invalid_request. */
export const writeMessage = async (
  tx: Tx,
  caller: Caller,
  id: string,
  input: { text: string; fileKey?: string },
): Promise<Message> => {
  const { actor } = caller;
  const access = await contentAccess(tx, actor, id);
  requireRight(access, 'write');
  refuseConflicted(access);
  const { application } = access;
  if (application.submittedAt === null || application.applicationNumber === null)
    throw problem('invalid_state');
  if (input.fileKey !== undefined && !(await isOwnCleanFile(tx, input.fileKey, actor.id)))
    throw invalidField('fileKey', 'not_allowed');
  const side = sideOf(access);
  const message = { id: newId('msg'), applicationId: id, fromSide: side, authorId: actor.id };
  const text = input.text.trim();
  await addMessage(tx, { ...message, text, fileKey: input.fileKey ?? null });
  const { applicationNumber } = application;
  if (side === 'FUND')
    await mailApplicant(tx, application, 'message-reply', { applicationNumber, message: text });
  await recordAudit(
    tx,
    caller,
    'CREATE',
    about('APPLICATION', 'application-message', id, application.applicationNumber),
  );
  const thread = await listMessages(tx, id);
  if (side === 'APPLICANT' && thread.filter(({ fromSide }) => fromSide === side).length > MAX_MESSAGES)
    throw refusedField('text', 'too_many', textOf('applications.noMoreMessages', { limit: MAX_MESSAGES }));
  const stored = thread.find((one) => one.id === message.id);
  if (!stored) throw new Error('a message vanished from its own transaction');
  return view(stored, side, actor.id);
};

/** Marks what the other side wrote as read; what a colleague reads is still new to the owner. */
export const markMessagesRead = (db: Pool, { actor }: Caller, id: string): Promise<void> =>
  transaction(db, async (tx) => {
    const access = await contentAccess(tx, actor, id);
    if (access.role === null || access.role === 'OWNER') await markRead(tx, id, sideOf(access));
  });
