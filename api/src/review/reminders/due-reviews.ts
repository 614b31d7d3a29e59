import { type Pool, transaction } from '../../kernel/database/db.ts';
import { formatDay } from '../../kernel/documents/translations/format-day.ts';
import { eachByItself } from '../../kernel/jobs/each-by-itself.ts';
import { mailPerson } from '../../kernel/mail/enqueue-mail.ts';
import { mailDue } from '../assign/mail-together.ts';
import type { Reader } from '../assign/reviewers.db.ts';
import { claimReminders } from './reminders.db.ts';

/** Days before the date of an assignment on which the reviewer is reminded; a second time once it is over. */
const DAYS_BEFORE = 3;
const BATCH = 500;

interface DueReview extends Reader {
  id: string;
  dueAt: string;
  isOverdue: boolean;
  applicationNumber: string;
  projectTitle: string | null;
}

const dueReviews = (db: Pool): Promise<DueReview[]> =>
  db<DueReview[]>`
    select s.id, s.due_at, s.due_at < now() as is_overdue, a.application_number, a.project_title, u.id as user_id, u.first_name, u.email, u.language
    from assignments s
    join applications a on a.id = s.application_id
    join users u on u.id = s.reviewer_id
    where s.state in ('PENDING', 'ACCEPTED') and s.due_at < now() + make_interval(days => ${DAYS_BEFORE})
      and a.status in ('SUBMITTED', 'RESUBMITTED', 'UNDER_REVIEW') and u.status = 'ACTIVE'
      and not exists (select 1 from reviewer_expertise e where e.user_id = s.reviewer_id and e.absent_until >= current_date)
      and not exists (select 1 from reminders r where r.kind = 'REVIEW' and r.subject_id = s.id and r.anchor = s.due_at
        and r.n = case when s.due_at < now() then 2 else 1 end)
    order by s.due_at limit ${BATCH}`;

/**
 * Reminds reviewers who are at work of assignments that are nearly due, and once more of those that are over: each in
 * one mail.
 */
export const remindReviewers = async (db: Pool): Promise<void> => {
  const ofEach = Map.groupBy(await dueReviews(db), ({ userId }) => userId).values();
  await eachByItself(ofEach, (reviews) =>
    transaction(db, async (tx) => {
      const [first, ...others] = await claimReminders(tx, reviews, ({ id, dueAt, isOverdue }) => ({
        kind: 'REVIEW',
        subjectId: id,
        anchor: dueAt,
        n: isOverdue ? 2 : 1,
      }));
      if (first === undefined) return;
      if (others.length > 0) await mailDue(tx, first, [first, ...others]);
      else {
        const { applicationNumber, isOverdue, language } = first;
        const dueOn = formatDay(first.dueAt, language);
        await mailPerson(tx, first, 'review-reminder', { applicationNumber, dueOn, isOverdue });
      }
    }),
  );
};
