import type { ConfirmEntry } from '@portal/contracts/applications/on-behalf';
import { knownKeys } from '../../kernel/config/secrets.ts';
import { plainCode } from '../../kernel/crypto/tokens.ts';
import type { Deps } from '../../kernel/deps.ts';
import { invalidField, problem } from '../../kernel/http/problem.ts';
import { type FoundConfirmation, findByLink, tryCode } from './confirmations.db.ts';

/**
 * Whoever has the mailed link or code has the applicant's mailbox; nobody has to be signed in.
 * @throws invalid_request, verification_invalid.
 */
export const requireConfirmation = async (
  { db, secrets }: Deps,
  { token, applicationNumber, code }: ConfirmEntry,
): Promise<FoundConfirmation> => {
  if (token === undefined && (applicationNumber === undefined || code === undefined))
    throw invalidField(applicationNumber === undefined ? 'applicationNumber' : 'code', 'required');
  const found =
    token === undefined
      ? await tryCode(
          db,
          knownKeys(secrets, 'codes'),
          plainCode(applicationNumber ?? '').toUpperCase(),
          plainCode(code ?? ''),
        )
      : await findByLink(db, token);
  if (!found) throw problem('verification_invalid');
  return found;
};
