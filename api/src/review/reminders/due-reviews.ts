import type { Language } from '@portal/contracts';
import { type Pool, transaction } from '../../kernel/database/db.ts';
import { formatDay } from '../../kernel/documents/translations/format-day.ts';
import { mailPerson } from '../../kernel/mail/enqueue-mail.ts';
import { claimReminder } from './reminders.db.ts';

/** Days before the date of an assignment on which the reviewer is reminded; a second time once it is over. */
const DAYS_BEFORE = 3;
const BATCH = 500;

interface DueReview {
  id: string;
  dueAt: string;
  isOverdue: boolean;
  applicationNumber: string;
  firstName: string;
  email: string;
  language: Language;
}

const dueReviews = (db: Pool): Promise<DueReview[]> =>
  db<DueReview[]>`
    select s.id, s.due_at, s.due_at < now() as is_overdue, a.application_number, u.first_name, u.email, u.language
    from assignments s
    join applications a on a.id = s.application_id
    join users u on u.id = s.reviewer_id
    where s.state in ('PENDING', 'ACCEPTED') and s.due_at < now() + make_interval(days => ${DAYS_BEFORE})
      and a.status in ('SUBMITTED', 'RESUBMITTED', 'UNDER_REVIEW') and u.status = 'ACTIVE'
      and not exists (select 1 from reviewer_expertise e where e.user_id = s.reviewer_id and e.absent_until >= current_date)
      and not exists (select 1 from reminders r where r.kind = 'REVIEW' and r.subject_id = s.id and r.anchor = s.due_at
        and r.n = case when s.due_at < now() then 2 else 1 end)
    order by s.due_at limit ${BATCH}`;

/** Reminds reviewers who are at work of assignments that are nearly due, and once more of those that are over. */
export const remindReviewers = async (db: Pool): Promise<void> => {
  for (const review of await dueReviews(db))
    await transaction(db, async (tx) => {
      const n = review.isOverdue ? 2 : 1;
      const key = { kind: 'REVIEW', subjectId: review.id, anchor: review.dueAt, n } as const;
      if (!(await claimReminder(tx, key))) return;
      const { applicationNumber, isOverdue, language } = review;
      const dueOn = formatDay(review.dueAt, language);
      await mailPerson(tx, review, 'review-reminder', { applicationNumber, dueOn, isOverdue });
    });
};
