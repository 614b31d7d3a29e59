import { BENEFICIARY, type Language } from '@portal/contracts';
import type { RegisterInput } from '@portal/contracts/identity/profile';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { transaction } from '../../kernel/database/db.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { MaybeCaller } from '../../kernel/http/caller.ts';
import { withSingleLines } from '../../kernel/http/single-line.ts';
import { insertAccount } from '../account/account.db.ts';
import { insertRequest, serveMailRequests } from '../auth/mail-requests.ts';
import { voidProofs } from '../auth/mailed-proof.db.ts';
import { refuseBadPassword } from '../auth/password-policy.ts';
import { normalEmail } from '../auth/sign-in.ts';

/**
 * Registers a beneficiary and mails the confirmation; an earlier registration that nobody confirmed is replaced.
 * For a taken address nothing changes but a mail to its owner; the caller is told the same.
 * @throws Problem weak_password.
 */
export const registerBeneficiary = async (
  deps: Deps,
  given: RegisterInput,
  by: MaybeCaller,
): Promise<void> => {
  const { db, hasher } = deps;
  const input = withSingleLines(given, ['firstName', 'lastName', 'organisation']);
  const email = normalEmail(input.email);
  const language: Language = input.language ?? by.meta.language;
  const { firstName, lastName } = input;
  const person = { email, firstName, lastName };
  refuseBadPassword(input.password, 'password', person);
  const passwordHash = await hasher.hash(input.password);
  await transaction(db, async (tx) => {
    const { phone, countryCode } = input;
    const organisation = input.organisation || null;
    const id = await insertAccount(tx, {
      ...person,
      phone,
      countryCode,
      organisation,
      language,
      role: BENEFICIARY,
      mfaEnabled: false,
      passwordHash,
      passwordChangedAt: 'now',
    });
    // The same statements either way, so that neither answer nor time shows who has an account. A link that
    // was mailed for an earlier registration would confirm the password of this one.
    await voidProofs(tx, id ?? '', 'CONFIRM_EMAIL');
    await insertRequest(tx, 'REGISTER', email);
    const what = { process: 'USER', entityType: 'user', entityLabel: email } as const;
    const outcome = id === undefined ? 'DENIED' : 'OK';
    await recordAudit(tx, by, 'CREATE', id === undefined ? what : { ...what, entityId: id }, [], { outcome });
  });
  deps.background.run('mail requests', () => serveMailRequests(deps));
};
