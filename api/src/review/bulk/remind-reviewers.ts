import { aboutApplication, recordEvent } from '../../applications/index.ts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { transactionTime } from '../../kernel/database/clock.ts';
import type { Tx } from '../../kernel/database/db.ts';
import { formatDay } from '../../kernel/documents/translations/format-day.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { problem } from '../../kernel/http/problem.ts';
import { mailPerson } from '../../kernel/mail/enqueue-mail.ts';
import { mailAssigned } from '../assign/mail-assigned.ts';
import type { HeldMail } from '../assign/mail-together.ts';
import { mailAddresses } from '../assign/reviewers.db.ts';
import { TO_JUDGE_STATUSES } from '../queue/queue-condition.db.ts';
import { isOpen, listAssignments } from '../record/assignments.db.ts';
import { actorAccess } from '../record/reader-access.ts';
import { claimReminders } from '../reminders/reminders.db.ts';

/**
 * Reminds the reviewers of an application who have not recommended yet; without a date they are asked again.
 * @param reviewerId only this one of them.
 * @param held where their mails are noted instead of sent.
 * @throws not_found, own_application, conflict_declared, invalid_state, nobody_to_remind, reminded_today.
 */
export const remindAssigned = async (
  tx: Tx,
  caller: Caller,
  id: string,
  { reviewerId, held }: { reviewerId: string | undefined; held: HeldMail[] },
): Promise<void> => {
  const { application } = await actorAccess(tx, caller, id);
  if (!TO_JUDGE_STATUSES.some((one) => one === application.status)) throw problem('invalid_state');
  const given = (await listAssignments(tx, id))
    .filter(isOpen)
    .filter((one) => reviewerId === undefined || one.reviewerId === reviewerId);
  const people = await mailAddresses(
    tx,
    given.map((one) => one.reviewerId),
  );
  // Whose account is disabled reads no mail.
  const open = given.filter((one) => people.some(({ userId }) => userId === one.reviewerId));
  if (open.length === 0) throw problem('nobody_to_remind');
  const now = await transactionTime(tx);
  const anchor = `${now.slice(0, 10)}T00:00:00Z`; // once a day
  const asked = await claimReminders(tx, open, ({ id: subjectId }) => ({
    kind: 'ASKED',
    subjectId,
    anchor,
    n: 1,
  }));
  if (asked.length === 0) throw problem('reminded_today');
  const dueAtOf = new Map(asked.map(({ reviewerId, dueAt }) => [reviewerId, dueAt]));
  for (const person of people) {
    const dueAt = dueAtOf.get(person.userId);
    if (!dueAt) continue;
    const isOverdue = Date.parse(dueAt) < Date.parse(now);
    const applicationNumber = application.applicationNumber ?? '';
    const dueOn = formatDay(dueAt, person.language);
    const facts = { applicationNumber, dueOn, isOverdue };
    const mailId = await mailPerson(tx, person, 'review-reminder', facts, { isHeld: true });
    held.push({ ...application, id: mailId, reader: person, dueAt });
  }
  await mailAssigned(
    tx,
    caller.actor,
    application,
    asked.filter(({ dueAt }) => dueAt === null),
    held,
  );
  await recordEvent(tx, application, 'REMIND_REVIEWERS', caller.actor);
  await recordAudit(tx, caller, 'UPDATE', aboutApplication(application, 'REVIEW'), [
    { field: 'reminder', old: null, new: asked.map(({ reviewerName }) => reviewerName) },
  ]);
};
