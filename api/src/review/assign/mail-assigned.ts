import type { Assignment } from '@portal/contracts/applications/staff-application.schemas';
import type { ApplicationRecord } from '../../applications/index.ts';
import type { Tx } from '../../kernel/database/db.ts';
import { formatDay } from '../../kernel/documents/translations/format-day.ts';
import type { Actor } from '../../kernel/http/caller.ts';
import { mailPerson } from '../../kernel/mail/enqueue-mail.ts';
import { mailAddresses } from './reviewers.db.ts';

/** Who is asked for a review, or has another date for it; who has reviewed already is not asked. */
export const newlyAsked = (before: readonly Assignment[], after: readonly Assignment[]): Assignment[] =>
  after.filter(({ reviewerId, state, dueAt }) => {
    const known = before.find((one) => one.reviewerId === reviewerId);
    const isOpen = state === 'PENDING' || state === 'ACCEPTED';
    return isOpen && (known === undefined || known.state !== state || known.dueAt !== dueAt);
  });

/** Tells reviewers at once, each in the own language. */
export const mailAssigned = async (
  tx: Tx,
  by: Actor,
  { id, applicationNumber, projectTitle }: ApplicationRecord,
  asked: readonly Assignment[],
): Promise<void> => {
  const people = await mailAddresses(
    tx,
    asked.map(({ reviewerId }) => reviewerId),
  );
  for (const { userId, email, firstName, language } of people) {
    const dueAt = asked.find(({ reviewerId }) => reviewerId === userId)?.dueAt ?? null;
    await mailPerson(tx, { email, firstName, language }, 'review-assigned', {
      applicationNumber: applicationNumber ?? '',
      projectTitle: projectTitle ?? '–',
      assignedBy: `${by.firstName} ${by.lastName}`,
      dueOn: dueAt === null ? '' : formatDay(dueAt, language),
      link: `${tx.portal.publicUrl}/workspace/review-applications/${id}`,
    });
  }
};
