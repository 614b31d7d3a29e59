import type { ApplicationRecord } from '../../applications/index.ts';
import type { Tx } from '../../kernel/database/db.ts';
import { formatDay } from '../../kernel/documents/translations/format-day.ts';
import { mailPerson } from '../../kernel/mail/enqueue-mail.ts';
import { listAssignments, renewDates, reopenReviews } from '../record/assignments.db.ts';
import type { HeldMail } from './mail-together.ts';
import { mailAddresses } from './reviewers.db.ts';

/** Asks the reviewers of an application once more: at once, or with the other mails of an action that holds them. */
export const reviewAgain = async (
  tx: Tx,
  { id, applicationNumber, projectTitle }: ApplicationRecord,
  held?: HeldMail[],
): Promise<void> => {
  await reopenReviews(tx, id);
  await renewDates(tx, id);
  const dueAtOf = new Map(
    (await listAssignments(tx, id))
      .filter(({ state }) => state === 'PENDING' || state === 'ACCEPTED')
      .map(({ reviewerId, dueAt }) => [reviewerId, dueAt]),
  );
  const facts = {
    applicationNumber: applicationNumber ?? '',
    projectTitle: projectTitle ?? '–',
    link: `${tx.portal.publicUrl}/workspace/review-applications/${id}`,
  };
  for (const reader of await mailAddresses(tx, [...dueAtOf.keys()])) {
    const dueAt = dueAtOf.get(reader.userId) ?? null;
    const dueOn = dueAt === null ? '' : formatDay(dueAt, reader.language);
    const words = { ...facts, dueOn };
    const mailId = await mailPerson(tx, reader, 'review-again', words, { isHeld: held !== undefined });
    held?.push({ id: mailId, reader, applicationNumber, projectTitle, dueAt });
  }
};
