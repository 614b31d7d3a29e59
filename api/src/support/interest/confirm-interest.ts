import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { randomToken, tokenHash } from '../../kernel/crypto/tokens.ts';
import { type Pool, type Tx, transaction } from '../../kernel/database/db.ts';
import type { MaybeCaller } from '../../kernel/http/caller.ts';
import { problem } from '../../kernel/http/problem.ts';
import { mailPerson, type Recipient } from '../../kernel/mail/enqueue-mail.ts';
import { aboutInterest, findConfirmation, storeConfirmation, takeConfirmation } from './interest.db.ts';

const HOURS = 72;

/** Asks the owner of the address whether news may be mailed there. @returns the id of the mail. */
export const askForConfirmation = async (tx: Tx, id: string, recipient: Recipient): Promise<string> => {
  const token = randomToken();
  await storeConfirmation(tx, id, tokenHash(token), HOURS);
  const link = `${tx.portal.publicUrl}/interest/confirm?token=${token}`;
  return mailPerson(tx, recipient, 'confirm-news', { link, hours: HOURS });
};

/** Which address a mailed link is for; the link counts as before. @throws Problem verification_invalid. */
export const readConfirmation = async (db: Pool, token: string): Promise<string> => {
  const email = await findConfirmation(db, tokenHash(token));
  if (email === undefined) throw problem('verification_invalid');
  return email;
};

/** News may go to the address from now on. @returns the address. @throws Problem verification_invalid. */
export const confirmInterest = (db: Pool, by: MaybeCaller, token: string): Promise<string> =>
  transaction(db, async (tx) => {
    const confirmed = await takeConfirmation(tx, tokenHash(token));
    if (!confirmed) throw problem('verification_invalid');
    await recordAudit(tx, by, 'UPDATE', aboutInterest(confirmed.id, 'NEWS_UPDATES'));
    return confirmed.email;
  });
