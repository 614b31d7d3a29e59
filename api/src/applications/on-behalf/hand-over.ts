import type { HandedOver } from '@portal/contracts/applications/on-behalf';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Pool, type Tx, transaction } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { problem } from '../../kernel/http/problem.ts';
import { mailPerson } from '../../kernel/mail/enqueue-mail.ts';
import { lockOwn } from '../record/access.ts';
import { aboutApplication } from '../record/application.db.ts';
import { recordEvent } from '../record/events.db.ts';
import { mailApplicant } from '../record/mail-applicant.ts';
import { requireTransition } from '../record/require-transition.ts';
import { markHandedOver } from './confirmations.db.ts';

/**
 * Leaves an application to the applicant's account, for good.
 * @throws not_found, forbidden, invalid_state, stale_version, applicant_without_account.
 */
export const handOver = (
  db: Pool,
  caller: Caller,
  id: string,
  { rowVersion }: { rowVersion: number },
): Promise<HandedOver> =>
  transaction(db, async (tx) => {
    const { actor } = caller;
    const application = await lockOwn(tx, caller, id, 'own');
    const { status, applicationNumber, applicantEmail } = application;
    if (!application.isOnBehalf || application.enteredBy !== actor.id) throw problem('not_found');
    requireTransition('HAND_OVER', status, 'OWNER');
    if (application.rowVersion !== rowVersion)
      throw problem('stale_version', { data: { data: { id, rowVersion: application.rowVersion } } });
    if (application.applicantUserId === null || applicationNumber === null || applicantEmail === null)
      throw problem('applicant_without_account');
    const handed = await markHandedOver(tx, id);
    await mailApplicant(tx, application, 'entry-handed-over', { applicationNumber });
    await mailPerson(tx, actor, 'entry-handed-over', { applicationNumber });
    await recordEvent(tx, application, 'HAND_OVER', actor);
    const changes = [{ field: 'handedOverAt', old: null, new: handed.handedOverAt }];
    const details = { onBehalfOf: applicantEmail };
    await recordAudit(tx, caller, 'UPDATE', aboutApplication(application), changes, details);
    return { id, ...handed };
  });

/**
 * Gives an account what was entered for its confirmed address, and answers it there from now on. Where the account has something of its own in
 * progress at the same fund, the entry keeps its own place in the rule "one at a time".
 * @returns how many.
 */
export const attachEntries = async (tx: Tx, account: { id: string; email: string }): Promise<number> => {
  const key = `email:${account.email}`;
  const attached = await tx`
    update applications a set applicant_user_id = ${account.id}, updated_at = now(), row_version = row_version + 1,
      applicant_key = case when exists (
        select 1 from applications o where o.fund_id = a.fund_id and o.applicant_key = ${`user:${account.id}`})
        then a.applicant_key else ${`user:${account.id}`} end
    where a.applicant_key = ${key} and a.applicant_user_id is null and a.is_on_behalf
      and a.id in (select distinct on (fund_id) id from applications
        where applicant_key = ${key} and applicant_user_id is null
        order by fund_id, decided_at nulls first, submitted_at desc)`;
  const others = await tx`
    update applications set applicant_user_id = ${account.id}, updated_at = now(), row_version = row_version + 1
    where applicant_key = ${key} and applicant_user_id is null and is_on_behalf`;
  await tx`
    update applications a set applicant_email = u.email, language = case when a.is_on_behalf then u.language else a.language end
    from users u where u.id = ${account.id} and a.applicant_user_id = u.id`;
  return attached.count + others.count;
};
