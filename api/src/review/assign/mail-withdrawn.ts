import type { ApplicationRecord } from '../../applications/index.ts';
import type { Tx } from '../../kernel/database/db.ts';
import { mailPerson } from '../../kernel/mail/enqueue-mail.ts';
import { listAssignments } from '../record/assignments.db.ts';
import { mailAddresses } from './reviewers.db.ts';

/** Tells the reviewers who have not spoken yet, each in the own language, that there is nothing to review any more. */
export const mailWithdrawn = async (
  tx: Tx,
  { id, applicationNumber, projectTitle }: ApplicationRecord,
): Promise<void> => {
  const open = (await listAssignments(tx, id)).filter(
    ({ state }) => state === 'PENDING' || state === 'ACCEPTED',
  );
  const facts = { applicationNumber: applicationNumber ?? '', projectTitle: projectTitle ?? '–' };
  for (const reader of await mailAddresses(
    tx,
    open.map(({ reviewerId }) => reviewerId),
  ))
    await mailPerson(tx, reader, 'review-withdrawn', facts);
};
