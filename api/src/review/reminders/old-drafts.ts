import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Pool, transaction } from '../../kernel/database/db.ts';
import { formatDay } from '../../kernel/documents/translations/format-day.ts';
import { eachByItself } from '../../kernel/jobs/each-by-itself.ts';
import { mailPerson, type Recipient } from '../../kernel/mail/enqueue-mail.ts';
import { claimReminder } from './reminders.db.ts';

/** Days without a change after which a draft goes, and after which its owner is reminded, twice. */
const DRAFT_DAYS = 180;
const noticeAfter = { 1: 150, 2: 173 } as const;
const BATCH = 500;

interface OldDraft extends Recipient {
  id: string;
  fundId: string;
  lastSavedAt: string;
  deletedAt: string;
  projectTitle: string | null;
}

/** Mailed is who can continue it: the applicant, or who began it for somebody else. */
const toNotify = (db: Pool, n: 1 | 2): Promise<OldDraft[]> =>
  db<OldDraft[]>`
    select a.id, a.fund_id, a.last_saved_at, a.project_title, u.first_name, u.email, u.language,
      greatest(a.last_saved_at + make_interval(days => ${DRAFT_DAYS}), now() + interval '7 days') as deleted_at
    from applications a join users u on u.id = a.entered_by
    where a.status = 'DRAFT' and a.last_saved_at < now() - make_interval(days => ${noticeAfter[n]})
      and not exists (select 1 from reminders r
        where r.kind = 'DRAFT' and r.subject_id = a.id and r.anchor = a.last_saved_at and r.n = ${n})
      and (${n}::int = 1 or exists (select 1 from reminders r
        where r.kind = 'DRAFT' and r.subject_id = a.id and r.anchor = a.last_saved_at and r.n = 1
          and r.sent_at < now() - interval '20 hours'))
    order by a.last_saved_at limit ${BATCH}`;

const notifyOne = (db: Pool, draft: OldDraft, n: 1 | 2): Promise<void> =>
  transaction(db, async (tx) => {
    const key = { kind: 'DRAFT', subjectId: draft.id, anchor: draft.lastSavedAt, n } as const;
    if (!(await claimReminder(tx, key))) return;
    await mailPerson(tx, draft, 'draft-notice', {
      projectTitle: draft.projectTitle ?? '–',
      deletedOn: formatDay(draft.deletedAt, draft.language),
      link: `${tx.portal.publicUrl}/application/${draft.fundId}?id=${draft.id}`,
    });
  });

/** Their content is deleted with them: only their number is logged. */
const deleteNotified = (db: Pool): Promise<void> =>
  transaction(db, async (tx) => {
    const deleted = await tx<{ id: string }[]>`
      delete from applications where id in (
        select a.id from applications a
        join reminders r on r.kind = 'DRAFT' and r.subject_id = a.id and r.anchor = a.last_saved_at and r.n = 2
        where a.status = 'DRAFT' and a.last_saved_at < now() - make_interval(days => ${DRAFT_DAYS})
          and r.sent_at < now() - interval '6 days'
        order by a.last_saved_at limit ${BATCH} for update of a skip locked)
      returning id`;
    if (deleted.length === 0) return;
    await tx`delete from reminders where kind = 'DRAFT' and subject_id = any(${deleted.map(({ id }) => id)})`;
    await recordAudit(tx, 'system', 'DELETE', { process: 'APPLICATION', entityType: 'application-drafts' }, [
      { field: 'deletedDrafts', old: null, new: deleted.length },
    ]);
  });

/** Mails owners of forgotten drafts twice, and deletes what stays forgotten. */
export const clearDrafts = async (db: Pool): Promise<void> => {
  const steps = [
    ...(await toNotify(db, 1)).map((draft) => () => notifyOne(db, draft, 1)),
    ...(await toNotify(db, 2)).map((draft) => () => notifyOne(db, draft, 2)),
    () => deleteNotified(db),
  ];
  await eachByItself(steps, (step) => step());
};
