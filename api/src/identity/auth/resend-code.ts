import type { ResentMfa } from '@portal/contracts/identity/auth.schemas';
import { MFA_CODE_MINUTES } from '@portal/contracts/identity/enums';
import { transaction } from '../../kernel/database/db.ts';
import type { Deps } from '../../kernel/deps.ts';
import { problem } from '../../kernel/http/problem.ts';
import { mailPerson } from '../../kernel/mail/enqueue-mail.ts';
import { findAccount } from '../account/account.db.ts';
import { RESEND_SECONDS, renewCode } from './challenge.db.ts';

/**
 * Mails a new code for the same sign-in; the old one no longer holds.
 * @throws Problem mfa_expired, mfa_resend_too_soon (with Retry-After), mfa_resend_limit.
 */
export const resendCode = ({ db, secrets }: Deps, token: string): Promise<ResentMfa> =>
  transaction(db, async (tx) => {
    const { userId, code, sendsLeft } = await renewCode(tx, secrets.codes, token);
    const account = await findAccount(tx, userId);
    if (!account) throw problem('mfa_expired');
    await mailPerson(tx, account, 'sign-in-code', { code, minutes: MFA_CODE_MINUTES });
    return { mfa_token: token, resendAfter: RESEND_SECONDS, sendsLeft };
  });
