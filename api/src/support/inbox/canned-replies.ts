import type { CannedReply, CannedReplyInput } from '@portal/contracts/support/chat.schemas';
import { about, changesBetween, recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Pool, transaction } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { orNotFound, problem } from '../../kernel/http/problem.ts';
import {
  findCannedReply,
  insertCannedReply,
  removeCannedReply,
  updateCannedReply,
} from './canned-replies.db.ts';

const aboutReply = ({ id, title }: CannedReply) => about('CONTACT', 'canned-reply', id, title);

/** @throws Problem invalid_state where there are as many as there may be. */
export const addCannedReply = (db: Pool, by: Caller, input: CannedReplyInput): Promise<CannedReply> =>
  transaction(db, async (tx) => {
    const reply = await insertCannedReply(tx, input, by.actor.id);
    if (!reply) throw problem('invalid_state');
    await recordAudit(tx, by, 'CREATE', aboutReply(reply));
    return reply;
  });

/** @throws Problem not_found. */
export const changeCannedReply = (
  db: Pool,
  by: Caller,
  id: string,
  input: CannedReplyInput,
): Promise<CannedReply> =>
  transaction(db, async (tx) => {
    const before = await findCannedReply(tx, id);
    const after = await updateCannedReply(tx, id, input, by.actor.id);
    if (!before || !after) throw problem('not_found');
    const changes = changesBetween(before, after, ['language', 'title', 'text']);
    await recordAudit(tx, by, 'UPDATE', aboutReply(after), changes);
    return after;
  });

/** @throws Problem not_found. */
export const deleteCannedReply = (db: Pool, by: Caller, id: string): Promise<void> =>
  transaction(db, async (tx) => {
    const before = await orNotFound(findCannedReply(tx, id));
    await removeCannedReply(tx, id);
    await recordAudit(tx, by, 'DELETE', aboutReply(before));
  });
