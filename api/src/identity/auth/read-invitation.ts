import type { Invitation, InvitationInput } from '@portal/contracts/identity/auth.schemas';
import { tokenHash } from '../../kernel/crypto/tokens.ts';
import type { Db } from '../../kernel/database/db.ts';
import { problem } from '../../kernel/http/problem.ts';
import { normalEmail } from './sign-in.ts';

/**
 * Who invites whom, as which role and until when. Nothing is used up: mail scanners may look as well.
 * @throws Problem invitation_invalid when it was used, withdrawn or replaced, or is too old.
 */
export const readInvitation = async (db: Db, { email, code }: InvitationInput): Promise<Invitation> => {
  const [invitation] = await db<Invitation[]>`
    select u.email, u.first_name, u.last_name, u.role, i.first_name || ' ' || i.last_name as invited_by, p.expires_at
    from mailed_proofs p join users u on u.id = p.user_id left join users i on i.id = p.invited_by
    where p.token_hash = ${tokenHash(code.trim())} and p.purpose = 'INVITE' and p.used_at is null
      and p.expires_at > now() and u.email = ${normalEmail(email)} and u.status = 'PENDING'`;
  if (!invitation) throw problem('invitation_invalid');
  return invitation;
};
