import type { CannedReply, CannedReplyInput } from '@portal/contracts/support/chat.schemas';
import { type Db, firstRow, newId, type Tx } from '../../kernel/database/db.ts';

const columns = (db: Db) => db`id, language, title, text, updated_at`;

/** More than anybody would look through. */
const MAX_REPLIES = 500;

export const findCannedReplies = (db: Db): Promise<CannedReply[]> => db<CannedReply[]>`
  select ${columns(db)} from chat_canned_replies order by language, title, id limit ${MAX_REPLIES}`;

export const findCannedReply = (tx: Tx, id: string): Promise<CannedReply | undefined> =>
  firstRow(tx<CannedReply[]>`select ${columns(tx)} from chat_canned_replies where id = ${id} for update`);

export const insertCannedReply = (tx: Tx, input: CannedReplyInput, updatedBy: string) =>
  firstRow(tx<CannedReply[]>`
    insert into chat_canned_replies (id, language, title, text, updated_by)
    select ${newId('can')}, ${input.language}, ${input.title}, ${input.text}, ${updatedBy}
    where (select count(*) from chat_canned_replies) < ${MAX_REPLIES}
    returning ${columns(tx)}`);

export const updateCannedReply = (
  tx: Tx,
  id: string,
  input: CannedReplyInput,
  updatedBy: string,
): Promise<CannedReply | undefined> =>
  firstRow(tx<CannedReply[]>`
    update chat_canned_replies set ${tx({ ...input, updatedBy })}, updated_at = now()
    where id = ${id} returning ${columns(tx)}`);

export const removeCannedReply = (tx: Tx, id: string) => tx`delete from chat_canned_replies where id = ${id}`;
