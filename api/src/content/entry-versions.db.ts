import type { OrderBody } from '@portal/contracts/content/desk';
import type { EntryVersion } from '@portal/contracts/directory-entries/schemas';
import type { Db } from '../database/db.ts';
import { allLanguages, entryKey } from './entry-drafts.db.ts';

/** More than anybody looks through. */
const MOST = 100;

/** What of an entry was public, newest first; the first is public now while the entry is. */
export const findEntryVersions = (db: Db, list: OrderBody['list'], id: string): Promise<EntryVersion[]> =>
  db<EntryVersion[]>`
    select v.version, v.published_at, v.data as words,
      (select u.first_name || ' ' || u.last_name from users u where u.id = v.published_by) as published_by,
      v.version = max(v.version) over () and exists (
        select from ${db(list)} e where e.id = ${id} and e.is_published) as is_public
    from content_versions v where v.key = ${entryKey(list, id)} and v.lang = ${allLanguages}
    order by v.version desc limit ${MOST}`;
