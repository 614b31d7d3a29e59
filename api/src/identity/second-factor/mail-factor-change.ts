import { transactionTime } from '../../kernel/database/clock.ts';
import type { Tx } from '../../kernel/database/db.ts';
import { formatMoment } from '../../kernel/documents/translations/format-day.ts';
import { mailPerson } from '../../kernel/mail/enqueue-mail.ts';
import { type FactorChange, mailTexts } from '../../kernel/mail/locales/mail-texts.ts';
import { findAccount } from '../account/account.db.ts';

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
