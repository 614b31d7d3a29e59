import { advised } from '@portal/contracts/applications/enums';
import type { ApplicationRecord } from '../../applications/index.ts';
import type { Tx } from '../../kernel/database/db.ts';
import { mailPerson } from '../../kernel/mail/enqueue-mail.ts';
import { isOpen, listAssignments } from '../record/assignments.db.ts';
import type { HeldMail } from './mail-together.ts';
import { mailAddresses } from './reviewers.db.ts';

/** Who has not recommended yet; once enough have, the others were mailed. */
const stillAsked = async (tx: Tx, { id, status }: ApplicationRecord): Promise<string[]> =>
  advised.some((one) => one === status)
    ? []
    : (await listAssignments(tx, id)).filter(isOpen).map(({ reviewerId }) => reviewerId);

interface Mailed {
  /** Absent: who has not recommended yet. */
  reviewerIds?: readonly string[];
  /** Where the mails are noted instead of sent. */
  held?: HeldMail[] | undefined;
}

/**
 * Mails reviewers, each in the own language, that there is nothing to review any more.
 * @param application as it was before
 */
export const mailNotNeeded = async (
  tx: Tx,
  application: ApplicationRecord,
  { reviewerIds, held }: Mailed = {},
): Promise<void> => {
  const { applicationNumber, projectTitle } = application;
  const facts = { applicationNumber: applicationNumber ?? '', projectTitle: projectTitle ?? '–' };
  for (const reader of await mailAddresses(tx, reviewerIds ?? (await stillAsked(tx, application)))) {
    const id = await mailPerson(tx, reader, 'review-withdrawn', facts, { isHeld: held !== undefined });
    held?.push({ id, reader, applicationNumber, projectTitle, dueAt: null, isNotNeeded: true });
  }
};
