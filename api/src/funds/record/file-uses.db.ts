import { MANAGER, SUPER } from '@portal/contracts';
import { type Db, finds } from '../../kernel/database/db.ts';
import type { Fragment } from '../../kernel/database/sql.ts';
import type { Actor } from '../../kernel/http/caller.ts';

/** That a movement has the file, or one that waits for a second person. */
const isUsed = (db: Db, fileKey: Fragment) => db`(
  exists (select 1 from fund_history h where h.attachment_file_key = ${fileKey})
  or exists (select 1 from fund_proposals p
    where p.state = 'PENDING' and p.change ->> 'attachmentFileKey' = ${fileKey}))`;

const unused = (db: Db) => db`not ${isUsed(db, db`f.file_key`)}`;

/** Attachments of the ledger. */
export const fundFiles = {
  unused,
  unsent: unused,
  mayRead: async (db: Db, { role }: Actor, fileKey: string): Promise<boolean> =>
    (role === MANAGER || role === SUPER) && finds(db`select 1 where ${isUsed(db, db`${fileKey}::text`)}`),
};
