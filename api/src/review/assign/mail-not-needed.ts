import { advised } from '@portal/contracts/applications/enums';
import type { ApplicationRecord } from '../../applications/index.ts';
import type { Tx } from '../../kernel/database/db.ts';
import { mailPerson } from '../../kernel/mail/enqueue-mail.ts';
import { listAssignments } from '../record/assignments.db.ts';
import { mailAddresses } from './reviewers.db.ts';

/** Who has not recommended yet; once enough have, the others were told. */
const stillAsked = async (tx: Tx, { id, status }: ApplicationRecord): Promise<string[]> =>
  advised.some((one) => one === status)
    ? []
    : (await listAssignments(tx, id)).flatMap(({ state, reviewerId }) =>
        state === 'PENDING' || state === 'ACCEPTED' ? [reviewerId] : [],
      );

/**
 * Tells reviewers, each in the own language, that there is nothing to review any more.
 * @param application as it was before
 * @param reviewerIds absent: who has not recommended yet
 */
export const mailNotNeeded = async (
  tx: Tx,
  application: ApplicationRecord,
  reviewerIds?: readonly string[],
): Promise<void> => {
  const { applicationNumber, projectTitle } = application;
  const facts = { applicationNumber: applicationNumber ?? '', projectTitle: projectTitle ?? '–' };
  for (const reader of await mailAddresses(tx, reviewerIds ?? (await stillAsked(tx, application))))
    await mailPerson(tx, reader, 'review-withdrawn', facts);
};
