import { type Db, finds, onlyValue } from '../../kernel/database/db.ts';
import type { Fragment } from '../../kernel/database/sql.ts';

export const countDrafts = (db: Db, fundId: string): Promise<number> =>
  onlyValue(db<{ n: number }[]>`
    select count(*)::int as n from applications where fund_id = ${fundId} and status = 'DRAFT'`);

export const isApproved = (db: Db, applicationId: string, fundId: string): Promise<boolean> =>
  finds(
    db`select 1 from applications where id = ${applicationId} and fund_id = ${fundId} and status = 'APPROVED'`,
  );

export const applicationNumber = (db: Db, id: Fragment): Fragment =>
  db`(select a.application_number from applications a where a.id = ${id})`;
