import type { Language } from '@portal/contracts';
import { listContacts, updateContact } from '@portal/contracts/content/contacts';
import * as calls from '@portal/contracts/content/editing';
import { addFaq, type Faq, listFaqs, updateFaq } from '@portal/contracts/content/faqs';
import { expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';
import { publishDue } from '../publish-due.ts';

const portal = testPortal();

const kind = 'faqs' as const;

const all = async (draft: boolean): Promise<Faq[]> => {
  const admin = await portal.as('admin');
  const reply = await (draft
    ? admin.call(listFaqs, { query: { draft: '1' } })
    : portal.visitor.call(listFaqs));
  return reply.body.data;
};

const found = async (id: string, draft: boolean): Promise<Faq> => {
  const faq = (await all(draft)).find((one) => one.id === id);
  if (!faq) throw new Error(`There is no ${id}.`);
  return faq;
};
const forEditors = (id: string) => found(id, true);
const atVisitors = (id: string) => found(id, false);

/** A published question in all six languages, of its own for each test. */
const published = async (place: number): Promise<Faq> => {
  const faq = (await all(true))[place];
  if (!faq) throw new Error('There are too few questions.');
  return faq;
};

type Change = Partial<Pick<Faq, 'question' | 'answer' | 'category' | 'isPublished'>>;

const save = async (id: string, change: Change, more: { lang?: Language; draft?: boolean } = {}) => {
  const { category, question, answer, order, isPublished, rowVersion } = await forEditors(id);
  const admin = await portal.as('admin');
  return admin.call(updateFaq, {
    body: { id, category, question, answer, order, isPublished, rowVersion, ...change, ...more },
  });
};

const reworded = (faq: Faq, words: Partial<Record<Language, string>>): Change => ({
  question: { ...faq.question, ...words },
});

const statuses = async (id: string) => {
  const { state } = await forEditors(id);
  const languages = Object.entries(state?.languages ?? {});
  return Object.fromEntries(languages.map(([lang, { status }]) => [lang, status]));
};

const behind = async (id: string) => {
  const { state } = await forEditors(id);
  return Object.entries(state?.languages ?? {}).flatMap(([lang, { isBehind }]) => (isBehind ? [lang] : []));
};

const stored = async (id: string) => {
  const [row] = await portal.db<{ question: string; answer: string }[]>`
    select (question - 'fr')::text as question, (answer - 'fr')::text as answer from faqs where id = ${id}`;
  return row;
};

const tomorrow = () => new Date(Date.now() + 24 * 3600 * 1000).toISOString();

const comeDue = async (id: string) => {
  await portal.db`
    update content_schedules set publish_at = now() - interval '1 second'
    where key = ${`${kind}/${id}`} and state = 'WAITING'`;
  await publishDue(portal.deps.db);
};

test('one language is published; the others stay as they were, in public and for editors', async () => {
  const faq = await published(0);
  const before = await stored(faq.id);
  await save(faq.id, reworded(faq, { fr: 'En français ?', pt: 'Em português?' }), { draft: true });
  expect(await statuses(faq.id)).toMatchObject({ en: 'PUBLISHED', fr: 'CHANGED', pt: 'CHANGED' });

  // Whatever else is sent along, editors keep of the other languages what it had.
  const sent = reworded(faq, { en: 'Not meant?', fr: 'En français !', pt: 'Not meant?' });
  const reply = await save(faq.id, sent, { lang: 'fr' });
  expect(reply.body.data.question).toMatchObject({
    en: faq.question.en,
    fr: 'En français !',
    pt: 'Em português?',
  });
  expect(await atVisitors(faq.id)).toMatchObject({ question: { ...faq.question, fr: 'En français !' } });
  expect(await stored(faq.id)).toEqual(before);
  const drafted = await forEditors(faq.id);
  expect(drafted.question).toEqual({ ...faq.question, fr: 'En français !', pt: 'Em português?' });
  expect(drafted.state?.status).toBe('CHANGED');
  expect(await statuses(faq.id)).toMatchObject({ en: 'PUBLISHED', fr: 'PUBLISHED', pt: 'CHANGED' });

  await save(faq.id, {}, { lang: 'pt' });
  expect((await forEditors(faq.id)).state?.status).toBe('PUBLISHED');
  const [left] = await portal.db<{ n: number }[]>`
    select count(*)::int as n from content_drafts where key = ${`${kind}/${faq.id}`}`;
  expect(left?.n).toBe(0);
});

test('a draft is saved in one language, and dropped in one language', async () => {
  const faq = await published(1);
  const sent = reworded(faq, { en: 'Not meant?', sw: 'Kwa Kiswahili?' });
  await save(faq.id, sent, { draft: true, lang: 'sw' });
  await save(faq.id, reworded(faq, { es: '¿En español?' }), { draft: true, lang: 'es' });
  expect((await forEditors(faq.id)).question).toEqual({
    ...faq.question,
    sw: 'Kwa Kiswahili?',
    es: '¿En español?',
  });
  const admin = await portal.as('admin');
  await admin.call(calls.discardDraft, { params: { kind, id: faq.id }, query: { lang: 'sw' } });
  expect((await forEditors(faq.id)).question).toEqual({ ...faq.question, es: '¿En español?' });
  expect(await atVisitors(faq.id)).toMatchObject({ question: faq.question });
});

test('a translation says that its English changed until it is written anew', async () => {
  const faq = await published(2);
  expect(await behind(faq.id)).toEqual([]);
  await save(faq.id, reworded(faq, { en: 'Asked otherwise?' }), { draft: true });
  expect(await behind(faq.id)).toEqual([]);
  await save(faq.id, {}, { lang: 'en' });
  expect(await behind(faq.id)).toEqual(['fr', 'pt', 'ar', 'es', 'sw']);
  const { state } = await forEditors(faq.id);
  expect(state?.languages?.fr?.translationOf).toBe(1);

  const drafted = await forEditors(faq.id);
  await save(faq.id, reworded(drafted, { fr: 'Demandé autrement ?' }), { draft: true });
  expect(await behind(faq.id)).toEqual(['pt', 'ar', 'es', 'sw']);
  await save(faq.id, {}, { lang: 'fr' });
  expect(await behind(faq.id)).toEqual(['pt', 'ar', 'es', 'sw']);
  expect((await forEditors(faq.id)).state?.languages?.fr).toMatchObject({
    status: 'PUBLISHED',
    translationOf: 2,
  });

  // A draft that was written before the English moved on is older than it.
  await save(faq.id, reworded(await forEditors(faq.id), { fr: 'Encore ?' }), { draft: true });
  await save(faq.id, reworded(await forEditors(faq.id), { en: 'And again?' }), { lang: 'en' });
  expect((await forEditors(faq.id)).state?.languages?.fr).toMatchObject({
    status: 'CHANGED',
    isBehind: true,
  });
});

test('a question is published in English first, and its other languages as they are ready', async () => {
  const admin = await portal.as('admin');
  const input = {
    category: 'GENERAL' as const,
    question: { en: 'New?', fr: 'Nouveau ?' },
    answer: { en: 'Yes.', fr: 'Oui.' },
    order: 5000,
    isPublished: false,
  };
  const { id } = (await admin.call(addFaq, { body: input })).body.data;
  expect(await statuses(id)).toEqual({ en: 'DRAFT', fr: 'DRAFT' });
  expect(await save(id, { isPublished: true }, { lang: 'fr' })).toRefuseFields('lang');
  const again = await portal.as('admin');
  const early = { kind, id, publishAt: tomorrow(), lang: 'fr' as const };
  expect(await again.call(calls.scheduleContent, { body: early })).toRefuseFields('lang');
  await save(id, { isPublished: true }, { lang: 'en' });
  expect((await atVisitors(id)).question).toEqual({ en: 'New?' });
  expect(await statuses(id)).toEqual({ en: 'PUBLISHED', fr: 'DRAFT' });
  await save(id, {}, { lang: 'fr' });
  expect((await atVisitors(id)).question).toEqual(input.question);
  // Off the site nothing is lost, and one save without a language brings all of it back.
  await save(id, { isPublished: false });
  expect(await statuses(id)).toEqual({ en: 'DRAFT', fr: 'DRAFT' });
  await save(id, { isPublished: true });
  expect(await statuses(id)).toEqual({ en: 'PUBLISHED', fr: 'PUBLISHED' });
});

test('one language is planned; it goes public alone, and is as old as its plan', async () => {
  const faq = await published(3);
  await save(faq.id, reworded(faq, { fr: 'Planifié ?', ar: 'لاحقًا؟' }), { draft: true });
  const admin = await portal.as('admin');
  const body = { kind, id: faq.id, publishAt: tomorrow(), lang: 'fr' as const };
  const planned = (await admin.call(calls.scheduleContent, { body })).body.data;
  expect(planned).toMatchObject({ lang: 'fr', isBehindDraft: false });
  const states = (await forEditors(faq.id)).state;
  expect(states?.languages?.fr?.scheduledFor).toBe(planned.publishAt);
  expect(states?.languages?.ar?.scheduledFor).toBeNull();
  await save(faq.id, reworded(await forEditors(faq.id), { en: 'English moved on?' }), { lang: 'en' });
  await comeDue(faq.id);
  const visible = await atVisitors(faq.id);
  expect(visible.question).toEqual({ ...faq.question, en: 'English moved on?', fr: 'Planifié ?' });
  const drafted = await forEditors(faq.id);
  expect(drafted.question.ar).toBe('لاحقًا؟');
  expect(drafted.state?.languages?.fr).toMatchObject({
    status: 'PUBLISHED',
    isBehind: true,
    scheduledFor: null,
  });
});

test('publishing a language by hand calls off its plan and that of the whole, not that of another', async () => {
  const faq = await published(4);
  await save(faq.id, reworded(faq, { fr: 'Un ?', pt: 'Um?' }), { draft: true });
  const admin = await portal.as('admin');
  const body = { kind, id: faq.id, publishAt: tomorrow() };
  const waiting = async () => {
    const rows = await portal.db<{ lang: string }[]>`
      select lang from content_schedules where key = ${`${kind}/${faq.id}`} and state = 'WAITING' order by lang`;
    return rows.map(({ lang }) => lang);
  };
  await admin.call(calls.scheduleContent, { body });
  await admin.call(calls.scheduleContent, { body: { ...body, lang: 'fr' } });
  await admin.call(calls.scheduleContent, { body: { ...body, lang: 'pt' } });
  expect(await waiting()).toEqual(['fr', 'pt']);
  await save(faq.id, {}, { lang: 'fr' });
  expect(await waiting()).toEqual(['pt']);
});

test('an old version comes back in one language', async () => {
  const faq = await published(5);
  await save(faq.id, reworded(faq, { en: 'Second?', fr: 'Deuxième ?' }));
  const admin = await portal.as('admin');
  await save(faq.id, reworded(await forEditors(faq.id), { en: 'Third?' }), { lang: 'en' });
  const params = { kind, id: faq.id, version: '1' };
  const changedIn = async (lang: Language) => {
    const { body } = await admin.call(calls.listContentVersions, {
      params: { kind, id: faq.id },
      query: { lang },
    });
    return body.data.map(({ version, isPublic }) => [version, isPublic]);
  };
  const numbers = [
    [3, true],
    [2, false],
    [1, false],
  ];
  expect(await changedIn('en')).toEqual(numbers);
  expect(await changedIn('fr')).toEqual([
    [2, true],
    [1, false],
  ]);
  await admin.call(calls.restoreContentVersion, { params, body: { lang: 'fr' } });
  const { question } = await forEditors(faq.id);
  expect(question).toMatchObject({ en: 'Third?', fr: faq.question.fr });
});

test('what is the same in every language goes public with whichever is published', async () => {
  const admin = await portal.as('admin');
  const drafted = (await admin.call(listContacts, { query: { draft: '1' } })).body.data[0];
  if (!drafted) throw new Error('There is no office.');
  const { updatedAt: _, state: __, ...office } = drafted;
  const body = { ...office, city: 'Elsewhere', label: { ...office.label, en: 'Not meant', fr: 'Bureau' } };
  await admin.call(updateContact, { body: { ...body, lang: 'fr' } });
  const visitors = (await portal.visitor.call(listContacts)).body.data.find(({ id }) => id === office.id);
  expect(visitors).toMatchObject({ city: 'Elsewhere', label: { ...office.label, fr: 'Bureau' } });
});
