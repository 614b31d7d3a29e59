import type { Db } from '../../kernel/database/db.ts';
import type { Recipient } from '../../kernel/mail/enqueue-mail.ts';

/** Active super users, without one person. */
export const otherSuperUsers = (db: Db, except: string): Promise<Recipient[]> =>
  db<Recipient[]>`
    select email, first_name, language from users
    where role = 'FUND_MANAGER_SUPER_USER' and status = 'ACTIVE' and id <> ${except} order by id`;
