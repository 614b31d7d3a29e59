import { type Db, valuesOf } from '../../kernel/database/db.ts';
import type { Actor } from '../../kernel/http/caller.ts';
import { canReadApplication } from './access.ts';

/** Applications that a file is or was part of. */
const applicationsOfFile = (db: Db, fileKey: string): Promise<string[]> =>
  valuesOf(db<{ id: string }[]>`
      select application_id as id from application_documents where file_key = ${fileKey}
      union select id from applications where authority_file_key = ${fileKey}
      union select application_id from application_authority_files where file_key = ${fileKey}
      union select application_id from application_messages where file_key = ${fileKey}`);

/** Documents, letters of authority and what comes with messages. */
export const applicationFiles = {
  unused: (db: Db) => db`
    not exists (select 1 from application_documents d where d.file_key = f.file_key)
    and not exists (select 1 from applications a where a.authority_file_key = f.file_key)
    and not exists (select 1 from application_authority_files l where l.file_key = f.file_key)
    and not exists (select 1 from application_messages m where m.file_key = f.file_key)`,
  unsent: (db: Db) => db`
    not exists (
      select 1 from application_documents d join applications a on a.id = d.application_id
      where d.file_key = f.file_key and a.submitted_at is not null)
    and not exists (select 1 from application_messages m where m.file_key = f.file_key)`,
  mayRead: async (db: Db, actor: Actor, fileKey: string): Promise<boolean> => {
    for (const id of await applicationsOfFile(db, fileKey))
      if (await canReadApplication(db, actor, id)) return true;
    return false;
  },
};
