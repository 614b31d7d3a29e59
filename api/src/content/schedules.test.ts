import { type Language, SUPER } from '@portal/contracts';
import { getContent, saveContent } from '@portal/contracts/content/content';
import * as calls from '@portal/contracts/content/editing';
import { toggleUser } from '@portal/contracts/identity/users';
import { expect, test } from 'vitest';
import { testPortal } from '../../test/support/portal.ts';
import { publishDue } from './publish-due.ts';

const portal = testPortal();

const key = 'about-us' as const;
const words = (title: string) => ({ title, lead: 'A lead.' });
const tomorrow = () => new Date(Date.now() + 24 * 3600 * 1000).toISOString();

const save = async (lang: Language, title: string, draft: boolean) => {
  const admin = await portal.as('admin');
  return admin.call(saveContent, { body: { key, lang, data: words(title), draft } });
};

const plan = async (lang: Language, more: { rowVersion?: number; publishAt?: string } = {}) => {
  const admin = await portal.as('admin');
  return admin.call(calls.scheduleContent, {
    body: { kind: 'sections', id: key, lang, publishAt: tomorrow(), ...more },
  });
};

const publicTitle = async (lang: Language) => {
  const { body } = await portal.visitor.call(getContent, { query: { lang, key: [key] } });
  return (body.data[0]?.data[lang] as { title: string } | undefined)?.title; // `about-us` has a title
};

const stateIn = async (lang: Language) => {
  const admin = await portal.as('admin');
  const { body } = await admin.call(getContent, { query: { draft: '1', key: [key] } });
  return body.data[0]?.states?.[lang];
};

const comeDue = (lang: Language) => portal.db`
  update content_schedules set publish_at = now() - interval '1 second' where lang = ${lang} and state = 'WAITING'`;

const states = async (lang: Language) => {
  const rows = await portal.db<{ state: string }[]>`
    select state from content_schedules where lang = ${lang} order by created_at, id`;
  return rows.map(({ state }) => state);
};

test('a planned draft goes public at its moment, once, however many instances look', async () => {
  const before = await publicTitle('fr');
  await save('fr', 'À son heure', true);
  const reply = await plan('fr');
  expect(reply.body.data).toMatchObject({ state: 'WAITING', isBehindDraft: false, reason: null });
  expect((await stateIn('fr'))?.scheduledFor).toBe(reply.body.data.publishAt);
  await publishDue(portal.deps.db);
  expect(await publicTitle('fr')).toBe(before);

  await comeDue('fr');
  await Promise.all([1, 2, 3].map(() => publishDue(portal.deps.db)));
  await publishDue(portal.deps.db);
  expect(await publicTitle('fr')).toBe('À son heure');
  expect(await stateIn('fr')).toMatchObject({ status: 'PUBLISHED', version: 2, scheduledFor: null });
  const [row] = await portal.db<{ n: number }[]>`
    select count(*)::int as n from content_versions where key = ${key} and lang = 'fr'`;
  expect(row?.n).toBe(2);
  const [log] = await portal.db<object[]>`
    select actor_name, on_behalf_of, entity_id, outcome from audit_log order by seq desc limit 1`;
  expect(log).toEqual({
    actorName: 'System',
    onBehalfOf: portal.person('admin').id,
    entityId: 'about-us/fr',
    outcome: 'OK',
  });
});

test('the moment itself, not the minute after it, is when the queue looks', async () => {
  const publishAt = new Date(Date.now() + 25 * 3600 * 1000).toISOString();
  await save('sw', 'Kwa wakati wake', true);
  await plan('sw', { publishAt });
  const jobs = await portal.db<{ runAt: string }[]>`
    select run_at from graphile_worker.jobs where task_identifier = 'publish-scheduled-content' order by run_at desc`;
  expect(Date.parse(jobs[0]?.runAt ?? '')).toBe(Date.parse(publishAt));
});

test('what is written after planning waits for a person, and stays a draft', async () => {
  await save('es', 'Lo planeado', true);
  await plan('es');
  await save('es', 'Lo escrito después', true);
  const admin = await portal.as('admin');
  const list = await admin.call(calls.listContentSchedules);
  expect(list.body.data.find(({ lang }) => lang === 'es')).toMatchObject({ isBehindDraft: true });
  await comeDue('es');
  await publishDue(portal.deps.db);
  expect(await publicTitle('es')).toBe('Lo planeado');
  expect(await stateIn('es')).toMatchObject({ status: 'CHANGED', publishedVersion: 2 });
});

test('publishing by hand, dropping the draft and planning anew each call the old plan off', async () => {
  await save('pt', 'Primeiro', true);
  await plan('pt');
  await plan('pt');
  expect(await states('pt')).toEqual(['CANCELLED', 'WAITING']);
  await save('pt', 'À mão', false);
  expect(await states('pt')).toEqual(['CANCELLED', 'CANCELLED']);
  await save('pt', 'Segundo', true);
  await plan('pt');
  await (await portal.as('admin')).call(calls.discardDraft, {
    params: { kind: 'sections', id: key },
    query: { lang: 'pt' },
  });
  expect(await states('pt')).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED']);
  await publishDue(portal.deps.db);
  expect(await publicTitle('pt')).toBe('À mão');
});

test('planning anew while the old plan comes due holds neither up', async () => {
  for (let round = 0; round < 5; round += 1) {
    await save('ar', `خطة ${round}`, true);
    await plan('ar');
    await comeDue('ar');
    const replies = await Promise.all([plan('ar'), publishDue(portal.deps.db), plan('ar')]);
    // Whoever comes after the publication finds no draft to plan.
    for (const reply of [replies[0], replies[2]]) expect([200, 409]).toContain(reply.status);
    await publishDue(portal.deps.db);
    expect((await states('ar')).filter((state) => state === 'FAILED')).toEqual([]);
    await (await portal.as('admin')).call(calls.discardDraft, {
      params: { kind: 'sections', id: key },
      query: { lang: 'ar' },
    });
  }
  const [row] =
    await portal.db`select deadlocks::int from pg_stat_database where datname = current_database()`;
  expect(row).toEqual({ deadlocks: 0 });
});

test('a plan can be called off until its moment, and not twice', async () => {
  await save('ar', 'مسودة', true);
  const { body } = await plan('ar');
  const admin = await portal.as('admin');
  const params = { id: body.data.id };
  await admin.call(calls.cancelContentSchedule, { params });
  expect(await states('ar')).toContain('CANCELLED');
  expect(await admin.call(calls.cancelContentSchedule, { params })).toBeProblem('invalid_state');
  expect(await admin.call(calls.cancelContentSchedule, { params: { id: 'sch_x' } })).toBeProblem('not_found');
});

test('a text that is refused by then stays a draft, and editors are told why until they deal with it', async () => {
  await save('sw', 'Rasimu', true);
  await plan('sw');
  await portal.db`update content_schedules set data = '{"title":"<script>"}' where lang = 'sw'`;
  const before = await publicTitle('sw');
  await comeDue('sw');
  await publishDue(portal.deps.db);
  expect(await publicTitle('sw')).toBe(before);
  const admin = await portal.as('admin');
  const listed = async () =>
    (await admin.call(calls.listContentSchedules)).body.data.filter(({ lang }) => lang === 'sw');
  expect(await listed()).toMatchObject([{ state: 'FAILED', reason: 'invalid_request' }]);
  await save('sw', 'Neno jipya', false);
  expect(await listed()).toEqual([]);
});

test('what somebody scheduled whose account was closed since stays a draft', async () => {
  const author = await portal.make.user({ role: SUPER });
  await save('fr', 'De quelqu’un d’autre', true);
  await plan('fr');
  await portal.db`update content_schedules set created_by = ${author.id} where lang = 'fr' and state = 'WAITING'`;
  await (await portal.as('admin')).call(toggleUser, { params: { id: author.id }, query: { to: 'DISABLED' } });
  const before = await publicTitle('fr');
  await comeDue('fr');
  await publishDue(portal.deps.db);
  expect(await publicTitle('fr')).toBe(before);
  const listed = (await (await portal.as('admin')).call(calls.listContentSchedules)).body.data;
  expect(listed.find(({ lang }) => lang === 'fr')).toMatchObject({ state: 'FAILED', reason: 'forbidden' });
});

test('only an open draft and a moment to come can be planned', async () => {
  expect(await plan('en')).toBeProblem('invalid_state');
  await save('en', 'A draft', true);
  expect(await plan('en', { rowVersion: 1 })).toBeProblem('stale_version');
  expect(await plan('en', { publishAt: '2020-01-01T00:00:00Z' })).toRefuseFields('publishAt');
  expect(await plan('en', { publishAt: '2199-01-01T00:00:00Z' })).toRefuseFields('publishAt');
  expect(await plan('en', { publishAt: 'tomorrow' })).toRefuseFields('publishAt');
});

test('one that cannot be published holds up none behind it, and waits for its next time', async () => {
  await portal.db.unsafe(`create function refuse_spanish() returns trigger language plpgsql as
    $$ begin raise 'the disk of one page is broken'; end $$`);
  await portal.db.unsafe(`create trigger refuse_spanish before insert on content_versions for each row
    when (new.lang = 'es') execute function refuse_spanish()`);
  for (const lang of ['es', 'sw'] as const) {
    await save(lang, `Behind ${lang}`, true);
    await plan(lang);
    await comeDue(lang);
  }
  await expect(publishDue(portal.deps.db)).rejects.toThrow('the disk of one page is broken');
  expect(await publicTitle('sw')).toBe('Behind sw');
  await portal.db`drop trigger refuse_spanish on content_versions`;
  await publishDue(portal.deps.db);
  expect(await publicTitle('es')).toBe('Behind es');
});
