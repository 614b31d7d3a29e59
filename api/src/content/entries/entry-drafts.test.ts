import * as calls from '@portal/contracts/content/editing';
import { deleteFaq, type Faq, listFaqs, updateFaq } from '@portal/contracts/content/faqs';
import { addPartner, listPartners, updatePartner } from '@portal/contracts/content/partners';
import { expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';
import { publishDue } from '../publish-due.ts';

const portal = testPortal();

const kind = 'faqs' as const;
const tomorrow = () => new Date(Date.now() + 24 * 3600 * 1000).toISOString();

const forEditors = async (id: string): Promise<Faq> => {
  const admin = await portal.as('admin');
  const { body } = await admin.call(listFaqs, { query: { draft: '1' } });
  const found = body.data.find((faq) => faq.id === id);
  if (!found) throw new Error(`Editors have no ${id}.`);
  return found;
};

const publicQuestion = async (id: string): Promise<string | undefined> => {
  const { body } = await portal.visitor.call(listFaqs);
  return body.data.find((faq) => faq.id === id)?.question.en;
};

/** A published question of its own for each test. */
const published = async (place: number): Promise<Faq> => {
  const { body } = await portal.visitor.call(listFaqs);
  const faq = body.data[place];
  if (!faq) throw new Error('There are too few questions.');
  return faq;
};

const save = async (faq: Faq, question: string, more: { draft?: boolean; isPublished?: boolean } = {}) => {
  const { id, category, answer, order, isPublished, rowVersion } = faq;
  const admin = await portal.as('admin');
  return admin.call(updateFaq, {
    body: { id, category, answer, order, isPublished, rowVersion, question: { en: question }, ...more },
  });
};

const revision = async () => {
  const [row] = await portal.db<{ revision: string }[]>`select revision::text from public_revision`;
  return row?.revision;
};

const plan = async (id: string, more: { rowVersion?: number; publishAt?: string } = {}) => {
  const admin = await portal.as('admin');
  return admin.call(calls.scheduleContent, { body: { kind, id, publishAt: tomorrow(), ...more } });
};

const comeDue = (id: string) => portal.db`
  update content_schedules set publish_at = now() - interval '1 second'
  where key = ${`${kind}/${id}`} and state = 'WAITING'`;

test('the draft of a published question is for editors alone until it is published, and stirs no page', async () => {
  const faq = await published(0);
  const before = await revision();
  const reply = await save(faq, 'A better question?', { draft: true });
  expect(reply.body).toMatchObject({
    data: { question: { en: 'A better question?' }, isPublished: true },
    message: 'The draft was saved. The public site is unchanged.',
  });
  expect(await publicQuestion(faq.id)).toBe(faq.question.en);
  expect(await revision()).toBe(before);
  const draft = await forEditors(faq.id);
  expect(draft).toMatchObject({ question: { en: 'A better question?' }, state: { status: 'CHANGED' } });
  const visitors = (await portal.visitor.call(listFaqs)).body.data.find(({ id }) => id === faq.id);
  expect(visitors).not.toHaveProperty('state');

  // Whoever read the question before the draft writes over nothing.
  expect(await save(faq, 'Late?')).toBeProblem('stale_version');
  const { body } = await save(draft, 'A better question?', { draft: false });
  expect(body.message).toBe('Saved and published.');
  expect(await publicQuestion(faq.id)).toBe('A better question?');
  expect((await forEditors(faq.id)).state).toMatchObject({ status: 'PUBLISHED', scheduledFor: null });
});

test('a draft is dropped, or is none once it says what is public', async () => {
  const admin = await portal.as('admin');
  const faq = await published(1);
  await save(faq, 'Another question?', { draft: true });
  await admin.call(calls.discardDraft, { params: { kind, id: faq.id } });
  expect(await forEditors(faq.id)).toMatchObject({ question: faq.question, state: { status: 'PUBLISHED' } });
  await save(await forEditors(faq.id), 'Once more?', { draft: true });
  const changed = await forEditors(faq.id);
  // The helpers signed in anew each time; the first session has given way.
  const again = await portal.as('admin');
  await again.call(updateFaq, {
    body: {
      id: faq.id,
      category: faq.category,
      question: faq.question,
      answer: faq.answer,
      order: faq.order,
      isPublished: true,
      rowVersion: changed.rowVersion,
      draft: true,
    },
  });
  expect((await forEditors(faq.id)).state?.status).toBe('PUBLISHED');
});

test('each publication is kept, and an old one comes back as a draft', async () => {
  const admin = await portal.as('admin');
  const faq = await published(2);
  const versions = async () => {
    const params = { kind, id: faq.id };
    const { body } = await admin.call(calls.listContentVersions, { params });
    return Promise.all(
      body.data.map(async ({ version, isPublic }) => {
        const one = { params: { ...params, version: String(version) } };
        const { data } = (await admin.call(calls.getContentVersion, one)).body.data;
        return [version, isPublic, data.question];
      }),
    );
  };
  expect(await versions()).toEqual([[1, true, faq.question]]);
  await save(faq, 'Second?');
  await portal.visitor.call(listFaqs);
  expect(await versions()).toEqual([
    [2, true, { en: 'Second?' }],
    [1, false, faq.question],
  ]);
  const { rowVersion } = await forEditors(faq.id);
  const params = { kind, id: faq.id, version: '1' };
  const stale = { params, body: { rowVersion: rowVersion - 1 } };
  expect(await admin.call(calls.restoreContentVersion, stale)).toBeProblem('stale_version');
  await admin.call(calls.restoreContentVersion, { params, body: { rowVersion } });
  expect(await publicQuestion(faq.id)).toBe('Second?');
  expect(await forEditors(faq.id)).toMatchObject({ question: faq.question, state: { status: 'CHANGED' } });
  const unknown = { params: { ...params, version: '9' }, body: {} };
  expect(await admin.call(calls.restoreContentVersion, unknown)).toBeProblem('not_found');
});

test('a planned question goes public at its moment, as it was planned; later words stay a draft', async () => {
  const faq = await published(3);
  expect(await plan(faq.id)).toBeProblem('invalid_state');
  await save(faq, 'At its time?', { draft: true });
  const reply = await plan(faq.id);
  expect(reply.body.data).toMatchObject({ kind, contentId: faq.id, state: 'WAITING', isBehindDraft: false });
  await save(await forEditors(faq.id), 'Written later?', { draft: true });
  const admin = await portal.as('admin');
  const plans = (await admin.call(calls.listContentSchedules)).body.data;
  expect(plans.find(({ contentId }) => contentId === faq.id)).toMatchObject({ isBehindDraft: true });
  await publishDue(portal.deps.db);
  expect(await publicQuestion(faq.id)).toBe(faq.question.en);

  await comeDue(faq.id);
  await Promise.all([1, 2].map(() => publishDue(portal.deps.db)));
  expect(await publicQuestion(faq.id)).toBe('At its time?');
  expect(await forEditors(faq.id)).toMatchObject({
    question: { en: 'Written later?' },
    state: { status: 'CHANGED', scheduledFor: null },
  });
});

test('a partner that was never public is planned, and its plan is called off by hand or by whoever publishes', async () => {
  const admin = await portal.as('admin');
  const words = (en: string) => ({ en });
  const input = {
    name: words('Trade Institute'),
    type: 'TECHNICAL' as const,
    role: words('Adviser'),
    logoFileKey: null,
    logoAlt: words('A mark'),
    website: null,
    description: words('Advises.'),
    order: 900,
    isPublished: false,
  };
  const { id } = (await admin.call(addPartner, { body: input })).body.data;
  const state = async () =>
    (await admin.call(listPartners, { query: { draft: '1' } })).body.data.find((one) => one.id === id)?.state;
  expect(await state()).toMatchObject({ status: 'DRAFT', scheduledFor: null });
  const body = { kind: 'partners' as const, id, publishAt: tomorrow() };
  const planned = (await admin.call(calls.scheduleContent, { body })).body.data;
  expect((await state())?.scheduledFor).toBe(planned.publishAt);
  await admin.call(calls.cancelContentSchedule, { params: { id: planned.id } });
  const again = await admin.call(calls.cancelContentSchedule, { params: { id: planned.id } });
  expect(again).toBeProblem('invalid_state');
  await admin.call(calls.scheduleContent, { body });
  await admin.call(updatePartner, { body: { id, ...input, isPublished: true } });
  expect(await state()).toMatchObject({ status: 'PUBLISHED', scheduledFor: null });
});

test('a question that is deleted takes its draft and its plan along', async () => {
  const admin = await portal.as('admin');
  const faq = await published(4);
  await save(faq, 'Soon gone?', { draft: true });
  await plan(faq.id);
  await admin.call(deleteFaq, { params: { id: faq.id } });
  await comeDue(faq.id);
  await publishDue(portal.deps.db);
  expect(await publicQuestion(faq.id)).toBeUndefined();
  const [left] = await portal.db<{ n: number }[]>`
    select count(*)::int as n from content_drafts where key = ${`${kind}/${faq.id}`}`;
  expect(left?.n).toBe(0);
});

test('a moment gone by, an unknown entry and whoever does not manage content are refused', async () => {
  const admin = await portal.as('admin');
  const manager = await portal.as('manager');
  const body = { kind, id: 'faq_nobody', publishAt: tomorrow() };
  expect(await admin.call(calls.scheduleContent, { body })).toBeProblem('not_found');
  const past = { ...body, publishAt: '2020-01-01T00:00:00Z' };
  expect(await admin.call(calls.scheduleContent, { body: past })).toRefuseFields('publishAt');
  const params = { kind, id: 'faq_nobody' };
  expect(await admin.call(calls.discardDraft, { params })).toBeProblem('not_found');
  expect(await admin.call(calls.listContentVersions, { params })).toBeProblem('not_found');
  expect(await manager.call(calls.listContentVersions, { params })).toBeProblem('forbidden');
});

test('an entry is planned however many plans wait before it', async () => {
  const admin = portal.person('admin');
  await portal.db`
    insert into content_schedules (id, key, lang, data, translation_of, publish_at, created_by)
    select 'sch_full' || n, 'faqs/full' || n, 'all', '{}', null, now() + interval '1 hour', ${admin.id}
    from generate_series(1, 200) n`;
  const faq = await published(3);
  await save(faq, 'Later than all of them?', { draft: true });
  const reply = await plan(faq.id);
  expect(reply.body.data).toMatchObject({ contentId: faq.id, state: 'WAITING', isBehindDraft: false });
  await portal.db`delete from content_schedules where id like 'sch_full%'`;
});
