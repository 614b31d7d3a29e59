import { MANAGER, SUPER } from '@portal/contracts';
import type { Db } from '../../kernel/database/db.ts';
import type { Actor } from '../../kernel/http/caller.ts';

const unused = (db: Db) =>
  db`not exists (select 1 from fund_history h where h.attachment_file_key = f.file_key)`;

/** Attachments of the ledger. */
export const fundFiles = {
  unused,
  unsent: unused,
  mayRead: async (db: Db, { role }: Actor, fileKey: string): Promise<boolean> =>
    (role === MANAGER || role === SUPER) &&
    (await db`select 1 from fund_history where attachment_file_key = ${fileKey} limit 1`).length > 0,
};
