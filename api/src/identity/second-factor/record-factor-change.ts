import { recordAudit } from '../../kernel/audit/record-audit.ts';
import type { Tx } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import type { FactorChange } from '../../kernel/mail/locales/mail-texts.ts';
import { aboutUser } from '../account/account.db.ts';
import { mailFactorChange } from './mail-factor-change.ts';

/** The audit row and the mail that go with every change of what opens an account. */
export const recordFactorChange = async (tx: Tx, by: Caller, change: FactorChange): Promise<void> => {
  const { actor } = by;
  await recordAudit(tx, by, 'UPDATE', aboutUser(actor), [{ field: 'secondFactor', old: null, new: change }]);
  await mailFactorChange(tx, actor.id, change);
};
