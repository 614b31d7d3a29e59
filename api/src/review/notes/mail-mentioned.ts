import type { ApplicationRecord } from '../../applications/index.ts';
import type { Tx } from '../../kernel/database/db.ts';
import type { Actor } from '../../kernel/http/caller.ts';
import { mailPerson } from '../../kernel/mail/enqueue-mail.ts';
import { mailAddresses } from '../assign/reviewers.db.ts';

/** Mails who was mentioned, each in the own language, where it was; what was said stays in the portal. */
export const mailMentioned = async (
  tx: Tx,
  by: Actor,
  { id, applicationNumber, projectTitle }: ApplicationRecord,
  mentioned: readonly string[],
): Promise<void> => {
  for (const reader of await mailAddresses(tx, mentioned))
    await mailPerson(tx, reader, 'note-mention', {
      applicationNumber: applicationNumber ?? '',
      projectTitle: projectTitle ?? '–',
      mentionedBy: `${by.firstName} ${by.lastName}`,
      link: `${tx.portal.publicUrl}/workspace/review-applications/${id}?tab=discussion`,
    });
};
