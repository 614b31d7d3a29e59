import type { Language } from '@portal/contracts';
import type { Db } from '../../kernel/database/db.ts';

interface SuperUser {
  email: string;
  firstName: string;
  language: Language;
}

/** Active super users, without one person. */
export const otherSuperUsers = (db: Db, except: string): Promise<SuperUser[]> =>
  db<SuperUser[]>`
    select email, first_name, language from users
    where role = 'FUND_MANAGER_SUPER_USER' and status = 'ACTIVE' and id <> ${except} order by id`;
