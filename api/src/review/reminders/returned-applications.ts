import {
  type ApplicationRecord,
  aboutApplication,
  lockApplication,
  mailApplicant,
  mailStatus,
  moveTo,
  recordEvent,
  requireTransition,
} from '../../applications/index.ts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { transactionTime } from '../../kernel/database/clock.ts';
import { type Pool, type Tx, transaction } from '../../kernel/database/db.ts';
import { formatDay } from '../../kernel/documents/translations/format-day.ts';
import { eachByItself } from '../../kernel/jobs/each-by-itself.ts';
import { claimReminder } from './reminders.db.ts';

interface Waiting {
  id: string;
  /** When it ends by itself: the date of the return and the fund's days of grace. */
  endsAt: string;
}

/** Most rows of one run; the next run takes the others. */
const BATCH = 500;

/** The first reminder on the day after the date, the second in the middle of the grace. */
const toRemind = (db: Pool, n: 1 | 2): Promise<Waiting[]> =>
  db<Waiting[]>`
    select a.id, a.due_at + make_interval(days => f.return_grace_days) as ends_at
    from applications a join funds f on f.id = a.fund_id
    where a.status = 'RETURNED'
      and a.due_at + case ${n}::int when 1 then interval '0' else make_interval(days => f.return_grace_days) / 2 end < now()
      and not exists (select 1 from reminders r
        where r.kind = 'RETURNED' and r.subject_id = a.id and r.anchor = a.due_at and r.n = ${n})
      and (${n}::int = 1 or exists (select 1 from reminders r
        where r.kind = 'RETURNED' and r.subject_id = a.id and r.anchor = a.due_at and r.n = 1
          and r.sent_at < now() - interval '20 hours'))
    order by a.due_at limit ${BATCH}`;

/** Over, and reminded of twice, the second time at least a day ago: nobody ends by surprise. */
const toExpire = (db: Pool): Promise<{ id: string }[]> =>
  db<{ id: string }[]>`
    select a.id from applications a join funds f on f.id = a.fund_id
    join reminders r on r.kind = 'RETURNED' and r.subject_id = a.id and r.anchor = a.due_at and r.n = 2
    where a.status = 'RETURNED' and a.due_at + make_interval(days => f.return_grace_days) < now()
      and r.sent_at < now() - interval '20 hours'
    order by a.due_at limit ${BATCH}`;

const record = async (
  tx: Tx,
  application: ApplicationRecord,
  action: 'REMIND' | 'EXPIRE',
  change: { field: string; old: unknown; new: unknown },
): Promise<void> => {
  await recordEvent(tx, application, action, null, action === 'EXPIRE' ? { to: 'EXPIRED' } : {});
  await recordAudit(tx, 'system', 'UPDATE', aboutApplication(application), [change]);
};

const remindOne = (db: Pool, { id, endsAt }: Waiting, n: 1 | 2): Promise<void> =>
  transaction(db, async (tx) => {
    const application = await lockApplication(tx, id);
    if (application?.status !== 'RETURNED' || application.dueAt === null) return;
    if (!(await claimReminder(tx, { kind: 'RETURNED', subjectId: id, anchor: application.dueAt, n }))) return;
    await mailApplicant(tx, application, 'return-reminder', {
      applicationNumber: application.applicationNumber ?? '',
      endsOn: formatDay(endsAt, application.language),
      isLast: n === 2,
    });
    await record(tx, application, 'REMIND', { field: 'reminder', old: null, new: n });
  });

const expireOne = (db: Pool, { id }: { id: string }): Promise<void> =>
  transaction(db, async (tx) => {
    const application = await lockApplication(tx, id);
    if (application?.status !== 'RETURNED') return;
    requireTransition('EXPIRE', application.status, 'SYSTEM');
    await moveTo(tx, application, 'EXPIRED', {
      decidedAt: await transactionTime(tx),
      returnRequest: null,
      dueAt: null,
    });
    await mailStatus(tx, application, 'EXPIRED');
    await record(tx, application, 'EXPIRE', { field: 'status', old: 'RETURNED', new: 'EXPIRED' });
  });

/** Reminds of changes that are late, and ends what was reminded of in vain. */
export const followReturned = async (db: Pool): Promise<void> => {
  const steps = [
    ...(await toRemind(db, 1)).map((waiting) => () => remindOne(db, waiting, 1)),
    ...(await toRemind(db, 2)).map((waiting) => () => remindOne(db, waiting, 2)),
    ...(await toExpire(db)).map((over) => () => expireOne(db, over)),
  ];
  await eachByItself(steps, (step) => step());
};
