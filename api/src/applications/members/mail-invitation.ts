import { BENEFICIARY } from '@portal/contracts';
import type { MemberRole } from '@portal/contracts/applications/member-roles';
import type { Tx } from '../../kernel/database/db.ts';
import type { Actor } from '../../kernel/http/caller.ts';
import { mailPerson } from '../../kernel/mail/enqueue-mail.ts';
import { nameInMail } from '../../kernel/mail/name-in-mail.ts';
import { accountOf } from './members.db.ts';

/** Nothing secret is in it: only an account with the invited address, once confirmed, can accept. */
export const mailInvitation = async (
  tx: Tx,
  by: Actor,
  projectTitle: string | null,
  { id, email, role }: { id: string; email: string; role: MemberRole },
): Promise<void> => {
  const account = await accountOf(tx, email);
  // They cannot accept; a refusal would show anybody whose addresses are the fund's.
  if (account && account.role !== BENEFICIARY) return;
  const { firstName, language } = account ?? { firstName: '', language: by.language };
  await mailPerson(tx, { email, firstName, language }, 'member-invited', {
    // Both are typed by whoever chose the address.
    invitedBy: nameInMail(`${by.firstName} ${by.lastName}`),
    projectTitle: nameInMail(projectTitle ?? '') || '–',
    toSign: role === 'SIGN',
    link: `${tx.portal.publicUrl}/workspace/my-applications?invitation=${id}`,
  });
};
