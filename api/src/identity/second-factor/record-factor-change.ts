import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { transactionTime } from '../../kernel/database/clock.ts';
import type { Tx } from '../../kernel/database/db.ts';
import { formatMoment } from '../../kernel/documents/translations/format-day.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { mailPerson } from '../../kernel/mail/enqueue-mail.ts';
import { type FactorChange, mailTexts } from '../../kernel/mail/locales/mail-texts.ts';
import { aboutUser, findAccount } from '../account/account.db.ts';

/** Mails the owner that something which opens the account was added, removed or used up. */
export const mailFactorChange = async (tx: Tx, userId: string, change: FactorChange): Promise<void> => {
  const account = await findAccount(tx, userId);
  if (!account) return;
  await mailPerson(tx, account, 'factor-changed', {
    change: mailTexts[account.language].factorChange[change],
    at: formatMoment(await transactionTime(tx), account.language),
    link: `${tx.portal.publicUrl}/workspace/profile`,
  });
};

/** The audit row and the mail that go with every change of what opens an account. */
export const recordFactorChange = async (tx: Tx, by: Caller, change: FactorChange): Promise<void> => {
  const { actor } = by;
  await recordAudit(tx, by, 'UPDATE', aboutUser(actor), [{ field: 'secondFactor', old: null, new: change }]);
  await mailFactorChange(tx, actor.id, change);
};
