import type { Page } from '@portal/contracts';
import type {
  MyApplication,
  MyApplicationsFilters,
} from '@portal/contracts/applications/application.schemas';
import { publicStatus } from '@portal/contracts/applications/enums';
import { moneyOrNull } from '../funds/index.ts';
import type { Db } from '../kernel/database/db.ts';
import { pageOf } from '../kernel/database/page.ts';
import type { Caller } from '../kernel/http/caller.ts';
import { countMine, listMine, type MyCounts, type MyRow } from './list-mine.db.ts';

const view = (row: MyRow): MyApplication => {
  const { documentsTotal, documentsClean, currency, ...rest } = row;
  return {
    ...rest,
    status: publicStatus(row.status),
    amountRequested: moneyOrNull(row.amountRequested, currency),
    amountApproved: moneyOrNull(row.amountApproved, currency),
    documents: { total: documentsTotal, clean: documentsClean },
  };
};

/** The caller's own applications, those the caller entered and those of colleagues, newest movement first. */
export const listMyApplications = async (
  db: Db,
  { actor, meta }: Caller,
  query: MyApplicationsFilters,
): Promise<Page<MyApplication> & { counts: Omit<MyCounts, 'total'> }> => {
  const rows = await listMine(db, actor.id, query, meta.timeZone);
  const { total, ...counts } = await countMine(db, actor.id, query, meta.timeZone);
  return { ...pageOf(rows.map(view), total, query), counts };
};
