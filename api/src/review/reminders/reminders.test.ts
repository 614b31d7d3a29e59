import { languages, REVIEWER } from '@portal/contracts';
import { resubmit } from '@portal/contracts/applications/applications';
import { getTimeline } from '@portal/contracts/applications/conversation';
import { getDraft } from '@portal/contracts/applications/drafts';
import { assignReviewers } from '@portal/contracts/review/decide';
import { beforeEach, expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';
import { formatDay } from '../../kernel/documents/translations/format-day.ts';
import { remindReviewers } from './due-reviews.ts';
import { clearDrafts } from './old-drafts.ts';
import { followReturned } from './returned-applications.ts';

const portal = testPortal();
let owner: { id: string; email: string };
beforeEach(async () => {
  owner = await portal.make.user();
});

/** One after the other, and then two instances at once: the same as once. */
const often = async (job: (db: typeof portal.db) => Promise<void>): Promise<void> => {
  await job(portal.db);
  await Promise.all([job(portal.db), job(portal.db)]);
};
const mailsTo = async (email: string, about: RegExp) =>
  (await portal.mails()).filter((mail) => mail.to === email && about.test(mail.subject));
const statusOf = async (id: string) =>
  (await portal.db<{ status: string }[]>`select status from applications where id = ${id}`)[0]?.status;
const moveDue = (id: string, days: number) =>
  portal.db`update applications set due_at = now() - make_interval(days => ${days}),
      return_request = jsonb_set(return_request, '{dueAt}', to_jsonb('x'::text)) where id = ${id}`;
/** As if what was reminded of had been reminded of some days earlier. */
const daysLater = (subjectId: string, days: number) =>
  portal.db`update reminders set sent_at = sent_at - make_interval(days => ${days}) where subject_id = ${subjectId}`;

test('a return that is not answered is reminded of twice and then ends, each once', async () => {
  const { id } = await portal.make.returned({ owner });
  await often(followReturned);
  expect(await mailsTo(owner.email, /still missing/)).toHaveLength(0);

  await portal.db`update applications set due_at = now() - interval '1 hour' where id = ${id}`;
  await often(followReturned);
  expect(await mailsTo(owner.email, /still missing/)).toHaveLength(1);

  await portal.db`update reminders set anchor = anchor - interval '7 days', sent_at = sent_at - interval '7 days' where subject_id = ${id}`;
  await portal.db`update applications set due_at = due_at - interval '7 days' where id = ${id}`;
  await often(followReturned);
  const mails = await mailsTo(owner.email, /still missing/);
  expect(mails).toHaveLength(2);
  expect(mails.filter((mail) => mail.text.includes('last reminder'))).toHaveLength(1);
  expect(await statusOf(id)).toBe('RETURNED');

  await portal.db`update reminders set anchor = anchor - interval '7 days', sent_at = sent_at - interval '7 days' where subject_id = ${id}`;
  await portal.db`update applications set due_at = due_at - interval '7 days' where id = ${id}`;
  await often(followReturned);
  expect(await statusOf(id)).toBe('EXPIRED');
  expect(await mailsTo(owner.email, /news/)).toHaveLength(1);
  const { events } = (await (await portal.as(owner)).call(getTimeline, { params: { id } })).body.data;
  expect(events.map(({ action }) => action).slice(-3)).toEqual(['REMIND', 'REMIND', 'EXPIRE']);
  const log =
    await portal.db`select changes from audit_log where entity_id = ${id} and actor_name = 'System' order by seq`;
  expect(log).toHaveLength(3);
});

test('one that cannot be reminded of holds up none behind it', async () => {
  const facts = { owner, fundId: await portal.make.fund() };
  const [first, second] = [
    await portal.make.returned(facts),
    await portal.make.returned({ ...facts, owner: await portal.make.user() }),
  ];
  await moveDue(first.id, 2);
  await moveDue(second.id, 1);
  await portal.db.unsafe(`alter table reminders add constraint refused check (subject_id <> '${first.id}')`);
  await expect(followReturned(portal.db)).rejects.toThrow('refused');
  await portal.db`alter table reminders drop constraint refused`;
  const reminded = () =>
    portal.db`select subject_id from reminders where subject_id in (${first.id}, ${second.id})`;
  expect(await reminded()).toEqual([{ subjectId: second.id }]);
  await followReturned(portal.db);
  expect(await reminded()).toHaveLength(2);
});

test('nothing ends unreminded, however late the clock looks', async () => {
  const { id } = await portal.make.returned({ owner });
  await moveDue(id, 40);
  await often(followReturned);
  expect(await statusOf(id)).toBe('RETURNED');
  expect(await mailsTo(owner.email, /still missing/)).toHaveLength(1);
  await daysLater(id, 1);
  await often(followReturned);
  expect(await statusOf(id)).toBe('RETURNED');
  await daysLater(id, 1);
  await often(followReturned);
  expect(await statusOf(id)).toBe('EXPIRED');
});

test("the days of grace are the fund's own, and what is on hold does not run out", async () => {
  const { id, fundId } = await portal.make.returned({ owner });
  await portal.db`update funds set return_grace_days = 60 where id = ${fundId}`;
  await moveDue(id, 40);
  for (let i = 0; i < 3; i += 1) {
    await followReturned(portal.db);
    await daysLater(id, 1);
  }
  expect(await statusOf(id)).toBe('RETURNED');
  await portal.db`update funds set return_grace_days = 14 where id = ${fundId}`;
  await portal.make.decision('manager', id, {
    decision: 'HOLD',
    messageToApplicant: 'Waiting for the council.',
  });
  await followReturned(portal.db);
  expect(await statusOf(id)).toBe('ON_HOLD');
});

test('the clock that a hold stopped goes on where it stood', async () => {
  const { id } = await portal.make.returned({ owner });
  const due = async () =>
    Date.parse(
      (await portal.db<{ dueAt: string }[]>`select due_at from applications where id = ${id}`)[0]?.dueAt ??
        '',
    );
  const before = await due();
  await portal.make.decision('manager', id, {
    decision: 'HOLD',
    messageToApplicant: 'Waiting for the council.',
  });
  await portal.db`update application_events set at = at - interval '10 days' where application_id = ${id} and action = 'HOLD'`;
  await portal.make.decision('manager', id, { decision: 'RELEASE', internalComment: 'It has met.' });
  const days = ((await due()) - before) / 86_400_000;
  expect(days).toBeGreaterThanOrEqual(10);
  expect(days).toBeLessThan(10.1);
});

test('a forgotten draft is announced twice and deleted; only the count stays', async () => {
  const draft = await portal.make.draft({ owner });
  const kept = await portal.make.draft({ owner: await portal.make.user() });
  const age = (days: number) =>
    portal.db`update applications set last_saved_at = now() - make_interval(days => ${days}) where id = ${draft.id}`;
  await age(149);
  await often(clearDrafts);
  expect(await mailsTo(owner.email, /will be deleted/)).toHaveLength(0);
  await age(151);
  await often(clearDrafts);
  const notices = await mailsTo(owner.email, /will be deleted/);
  expect(notices).toHaveLength(1);
  expect(notices[0]?.text).toContain(`/application/${draft.fundId}?id=${draft.id}`);
  const older = async (days: number) => {
    await portal.db`update applications set last_saved_at = last_saved_at - make_interval(days => ${days}) where id = ${draft.id}`;
    await portal.db`update reminders set anchor = anchor - make_interval(days => ${days}), sent_at = sent_at - make_interval(days => ${days})
      where subject_id = ${draft.id}`;
  };
  await older(23);
  await often(clearDrafts);
  expect(await mailsTo(owner.email, /will be deleted/)).toHaveLength(2);
  expect(await statusOf(draft.id)).toBe('DRAFT');
  await older(7);
  await often(clearDrafts);
  expect(await statusOf(draft.id)).toBeUndefined();
  expect(await statusOf(kept.id)).toBe('DRAFT');
  const log =
    await portal.db`select entity_id, entity_label, changes from audit_log where entity_type = 'application-drafts'`;
  expect(log).toEqual([
    { entityId: null, entityLabel: null, changes: [{ field: 'deletedDrafts', old: null, new: 1 }] },
  ]);
});

test('a draft that is continued is safe from the notices before', async () => {
  const draft = await portal.make.draft({ owner });
  await portal.db`update applications set last_saved_at = now() - interval '190 days' where id = ${draft.id}`;
  await clearDrafts(portal.db);
  await portal.db`update applications set last_saved_at = now() where id = ${draft.id}`;
  await clearDrafts(portal.db);
  expect(await statusOf(draft.id)).toBe('DRAFT');
});

test('a reviewer at work is reminded before the date and after it, once each, and again of a new date', async () => {
  const { id, rowVersion } = await portal.make.submitted({ owner });
  const reviewer = portal.person('reviewer');
  const dueAt = new Date(Date.now() + 20 * 86_400_000).toISOString();
  const manager = await portal.as('manager');
  await manager.call(assignReviewers, {
    params: { id },
    body: { reviewerIds: [reviewer.id], dueAt, rowVersion },
  });
  const count = async () => {
    await often(remindReviewers);
    return (await mailsTo(reviewer.email, /Review of application/)).length;
  };
  const dueIn = (days: number) =>
    portal.db`update assignments set due_at = now() + make_interval(days => ${days}) where application_id = ${id}`;
  const awayUntil = (days: number) => portal.db`
    insert into reviewer_expertise (user_id, sectors, languages, absent_until)
    values (${reviewer.id}, '{}', '{}', current_date + ${days}::int)
    on conflict (user_id) do update set absent_until = excluded.absent_until`;
  expect(await count()).toBe(0);
  await dueIn(2);
  await awayUntil(0);
  expect(await count()).toBe(0);
  await awayUntil(-1);
  expect(await count()).toBe(1);
  await dueIn(-1);
  expect(await count()).toBe(2);
  await dueIn(1);
  expect(await count()).toBe(3);
});

test('a review date that passes while nobody can review begins anew, and nobody is called late', async () => {
  const reviewer = await portal.make.user({ role: REVIEWER });
  const { id } = await portal.make.underReview({ owner }, reviewer);
  const dueAt = async () =>
    (await portal.db<{ dueAt: string }[]>`select due_at from assignments where application_id = ${id}`)[0]
      ?.dueAt ?? '';
  /** Eight days were given, ten days ago. */
  const pass = () => portal.db`update assignments
    set assigned_at = now() - interval '10 days', due_at = now() - interval '2 days' where application_id = ${id}`;
  const isNew = async () => {
    await remindReviewers(portal.db);
    expect(await mailsTo(reviewer.email, /Review of application/)).toEqual([]);
    const days = (Date.parse(await dueAt()) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBeGreaterThanOrEqual(8);
  };
  await portal.make.decision('manager', id, { decision: 'HOLD', messageToApplicant: 'Waiting for others.' });
  await portal.db`update application_events set at = at - interval '3 days' where application_id = ${id} and action = 'HOLD'`;
  await pass();
  await portal.make.decision('manager', id, { decision: 'RELEASE', internalComment: 'They have come.' });
  await isNew();

  const messageToApplicant = 'Please say more about the timetable.';
  await portal.make.decision('manager', id, {
    decision: 'RETURN',
    sections: ['project'],
    messageToApplicant,
  });
  await pass();
  const applicant = await portal.as(owner);
  const { rowVersion, answers } = (await applicant.call(getDraft, { query: { id } })).body.data;
  const project = { ...answers.project, summary: 'With a timetable of two years.' };
  await applicant.call(resubmit, { params: { id }, body: { rowVersion, answers: { project } } });
  await isNew();
  const [mail] = await mailsTo(reviewer.email, /back for your review/);
  expect(mail?.text).toContain(`finish your review by ${formatDay(await dueAt(), 'en')}`);
});

test('who has several reviews due is reminded of all in one mail', async () => {
  const reviewer = await portal.make.user({ role: REVIEWER });
  const dueAt = new Date(Date.now() + 2 * 86_400_000).toISOString();
  const sent = [];
  for (let n = 0; n < 2; n += 1) {
    const { id, rowVersion, applicationNumber } = await portal.make.submitted({
      owner: await portal.make.user(),
    });
    const body = { reviewerIds: [reviewer.id], dueAt, rowVersion };
    await (await portal.as('manager')).call(assignReviewers, { params: { id }, body });
    sent.push(applicationNumber);
  }
  await often(remindReviewers);
  const [mail, ...more] = await mailsTo(reviewer.email, /review.*waiting|Review of/);
  expect(more).toEqual([]);
  for (const number of sent) expect(mail?.text).toContain(number);
});

test.each(languages)('reminders are written in the language of their reader: %s', async (language) => {
  const reader = await portal.make.user({ language });
  const { id } = await portal.make.returned({ owner: reader });
  await portal.db`update applications set due_at = now() - interval '1 hour' where id = ${id}`;
  await followReturned(portal.db);
  const [row] = await portal.db`
    select language from outbox where to_address = ${reader.email} and template = 'return-reminder'`;
  expect(row).toEqual({ language });
});
