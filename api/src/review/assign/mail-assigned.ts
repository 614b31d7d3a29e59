import type { Assignment } from '@portal/contracts/applications/staff-application.schemas';
import type { ApplicationRecord } from '../../applications/index.ts';
import type { Tx } from '../../kernel/database/db.ts';
import { formatDay } from '../../kernel/documents/translations/format-day.ts';
import type { Actor } from '../../kernel/http/caller.ts';
import { mailPerson } from '../../kernel/mail/enqueue-mail.ts';
import { type HeldMail, type ListedReview, listed } from './mail-together.ts';
import { mailAddresses, type Reader } from './reviewers.db.ts';

/** Who is asked for a review, or has another date for it; who has reviewed already is not asked. */
export const newlyAsked = (before: readonly Assignment[], after: readonly Assignment[]): Assignment[] =>
  after.filter(({ reviewerId, state, dueAt }) => {
    const known = before.find((one) => one.reviewerId === reviewerId);
    const isOpen = state === 'PENDING' || state === 'ACCEPTED';
    return isOpen && (known === undefined || known.state !== state || known.dueAt !== dueAt);
  });

const askedFor = (by: Actor, { language }: Reader, dueAt: string | null) => ({
  assignedBy: `${by.firstName} ${by.lastName}`,
  dueOn: dueAt === null ? '' : formatDay(dueAt, language),
});

/** Tells reviewers, each in the own language: at once, or with the other mails of an action that holds them. */
export const mailAssigned = async (
  tx: Tx,
  by: Actor,
  { id, applicationNumber, projectTitle }: ApplicationRecord,
  asked: readonly Assignment[],
  held?: HeldMail[],
): Promise<void> => {
  const people = await mailAddresses(
    tx,
    asked.map(({ reviewerId }) => reviewerId),
  );
  for (const reader of people) {
    const dueAt = asked.find(({ reviewerId }) => reviewerId === reader.userId)?.dueAt ?? null;
    const facts = {
      applicationNumber: applicationNumber ?? '',
      projectTitle: projectTitle ?? '–',
      ...askedFor(by, reader, dueAt),
      link: `${tx.portal.publicUrl}/workspace/review-applications/${id}`,
    };
    const mailId = await mailPerson(tx, reader, 'review-assigned', facts, { isHeld: held !== undefined });
    held?.push({ id: mailId, reader, applicationNumber, projectTitle, dueAt });
  }
};

/** The same of several applications that are due on one day. */
export const mailSeveralAssigned =
  (by: Actor) =>
  (tx: Tx, reader: Reader, reviews: readonly ListedReview[]): Promise<string> =>
    mailPerson(tx, reader, 'reviews-assigned', {
      ...askedFor(by, reader, reviews[0]?.dueAt ?? null),
      ...listed(
        reviews.map((one) => ({ ...one, dueAt: null })),
        reader,
      ),
    });
