import type { LoginMethod } from '@portal/contracts/identity/enums';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { randomToken, tokenHash } from '../../kernel/crypto/tokens.ts';
import { transactionTime } from '../../kernel/database/clock.ts';
import type { Tx } from '../../kernel/database/db.ts';
import { formatMoment } from '../../kernel/documents/translations/format-day.ts';
import type { CallMeta } from '../../kernel/http/caller.ts';
import { mailPerson } from '../../kernel/mail/enqueue-mail.ts';
import { type Account, aboutUser, noteLogin } from '../account/account.db.ts';
import { deviceOf } from '../account/device.ts';
import { knownDevice, recordLogin } from '../account/login-history.db.ts';
import { insertSession } from '../session/session.db.ts';

/** What the browser gets; neither value can be read back from the database. */
export interface OpenedSession {
  token: string;
  binding: string;
  /** The browser is spared the second step from now on. */
  trust?: string;
}

const mailAboutDevice = async (tx: Tx, account: Account, meta: CallMeta): Promise<void> => {
  const { device, browser, os } = deviceOf(meta.userAgent);
  await mailPerson(tx, account, 'new-sign-in', {
    at: formatMoment(await transactionTime(tx), account.language),
    device: `${browser}, ${os}, ${device}`,
    ip: meta.ip,
    link: `${tx.portal.publicUrl}/workspace/login-history`,
  });
};

/** Opens a session with its history row, audit row, and a mail when the device is new. */
export const openSession = async (
  tx: Tx,
  account: Account,
  meta: CallMeta,
  method: LoginMethod,
): Promise<OpenedSession> => {
  const token = randomToken('afp_');
  const binding = randomToken();
  const { hasSignedIn, isKnown } = await knownDevice(tx, account.id, meta.userAgent);
  const sessionId = await insertSession(tx, {
    userId: account.id,
    tokenHash: tokenHash(token),
    bindingHash: tokenHash(binding),
    ip: meta.ip,
    userAgent: meta.userAgent,
  });
  const isNewDevice = hasSignedIn && !isKnown;
  await noteLogin(tx, account.id);
  if (isNewDevice && account.wantsSignInMail) await mailAboutDevice(tx, account, meta);
  await recordLogin(tx, account.id, { outcome: 'SUCCESS', method, meta, isNewDevice, sessionId });
  await recordAudit(tx, { actor: account, meta }, 'SIGN_IN', aboutUser(account, 'AUTH'));
  return { token, binding };
};
