import type { AccountHolder } from '@portal/contracts/applications/account-holder';
import { type Db, firstRow, onlyRow, type Tx } from '../../kernel/database/db.ts';

type AccountHolderInput = Omit<AccountHolder, 'rowVersion' | 'updatedAt'>;

const columns = (db: Db) => db`holder, bank, country_code, account, bic, row_version, updated_at`;

export const findAccountHolder = (db: Db, applicationId: string): Promise<AccountHolder | undefined> =>
  firstRow(db<AccountHolder[]>`
      select ${columns(db)} from account_holders where application_id = ${applicationId}`);

/** Replaces the account that was entered before. */
export const putAccountHolder = (
  tx: Tx,
  applicationId: string,
  holder: AccountHolderInput & { updatedBy: string },
): Promise<AccountHolder> =>
  onlyRow(tx<AccountHolder[]>`
    insert into account_holders as a ${tx({ applicationId, ...holder })}
    on conflict (application_id) do update set ${tx(holder)}, updated_at = now(), row_version = a.row_version + 1
    returning ${columns(tx)}`);
