import type { Assignment } from '@portal/contracts/applications/staff-application.schemas';
import type { ApplicationRecord } from '../../applications/index.ts';
import type { Tx } from '../../kernel/database/db.ts';
import { formatDay } from '../../kernel/documents/translations/format-day.ts';
import type { Actor } from '../../kernel/http/caller.ts';
import { mailPerson } from '../../kernel/mail/enqueue-mail.ts';
import { isOpen } from '../record/assignments.db.ts';
import { type HeldMail, type ListedReview, listed } from './mail-together.ts';
import { mailAddresses, type Reader } from './reviewers.db.ts';

/** Open assignments that are new, or have another state or date. */
export const newlyAsked = (before: readonly Assignment[], after: readonly Assignment[]): Assignment[] =>
  after.filter(isOpen).filter(({ reviewerId, state, dueAt }) => {
    const known = before.find((one) => one.reviewerId === reviewerId);
    return known === undefined || known.state !== state || known.dueAt !== dueAt;
  });

const nameOf = ({ firstName, lastName }: Actor): string => `${firstName} ${lastName}`;

const dueOn = (dueAt: string | null, { language }: Reader): string =>
  dueAt === null ? '' : formatDay(dueAt, language);

/** Mails reviewers, each in the own language: at once, or with the other mails of an action that holds them. */
export const mailReviewers = async (
  tx: Tx,
  { id, applicationNumber, projectTitle }: ApplicationRecord,
  template: 'review-assigned' | 'review-again',
  asked: readonly Assignment[],
  { held, ...said }: { held: HeldMail[] | undefined; assignedBy?: string },
): Promise<void> => {
  const dueAtOf = new Map(asked.map(({ reviewerId, dueAt }) => [reviewerId, dueAt]));
  for (const reader of await mailAddresses(tx, [...dueAtOf.keys()])) {
    const dueAt = dueAtOf.get(reader.userId) ?? null;
    const facts = {
      ...said,
      applicationNumber: applicationNumber ?? '',
      projectTitle: projectTitle ?? '–',
      dueOn: dueOn(dueAt, reader),
      link: `${tx.portal.publicUrl}/workspace/review-applications/${id}`,
    };
    const mailId = await mailPerson(tx, reader, template, facts, { isHeld: held !== undefined });
    held?.push({ id: mailId, reader, applicationNumber, projectTitle, dueAt });
  }
};

export const mailAssigned = (
  tx: Tx,
  by: Actor,
  application: ApplicationRecord,
  asked: readonly Assignment[],
  held?: HeldMail[],
): Promise<void> =>
  mailReviewers(tx, application, 'review-assigned', asked, { held, assignedBy: nameOf(by) });

/** The same of several applications that are due on one day. */
export const mailSeveralAssigned =
  (by: Actor) =>
  (tx: Tx, reader: Reader, reviews: readonly ListedReview[]): Promise<string> =>
    mailPerson(tx, reader, 'reviews-assigned', {
      assignedBy: nameOf(by),
      dueOn: dueOn(reviews[0]?.dueAt ?? null, reader),
      ...listed(
        reviews.map((one) => ({ ...one, dueAt: null })),
        reader,
      ),
    });
