import type { Language } from '@portal/contracts';
import * as calls from '@portal/contracts/content/content';
import { discardDraft, scheduleContent } from '@portal/contracts/content/editing';
import { describe, expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();

const key = 'about-us' as const;
const words = (title: string) => ({ title, lead: 'A lead.' });

const save = async (lang: Language, title: string, more: { draft?: boolean; rowVersion?: number } = {}) =>
  (await portal.as('admin')).call(calls.saveContent, { body: { key, lang, data: words(title), ...more } });

const publicTitle = async (lang: Language): Promise<string | undefined> => {
  const { body } = await portal.visitor.call(calls.getContent, { query: { lang, key: [key] } });
  return (body.data[0]?.data[lang] as { title: string } | undefined)?.title; // `about-us` has a title
};

const drafted = async (lang: Language) => {
  const admin = await portal.as('admin');
  const { body } = await admin.call(calls.getContent, { query: { draft: '1', key: [key] } });
  const [section] = body.data;
  return { data: section?.data[lang], state: section?.states?.[lang] };
};

/** Every published text, as the database holds it. */
const published = () => portal.db<{ text: string }[]>`
  select key || lang || data::text || row_version || updated_at as text from content_texts order by key, lang`;

test('a draft is for editors alone: no published text and no copy of a reader changes', async () => {
  const before = await published();
  const { headers } = await portal.visitor.call(calls.getContent, { query: { lang: 'fr' } });
  const reply = await save('fr', 'Un brouillon', { draft: true, rowVersion: 1 });
  expect(reply.body.message).toBe('The draft was saved. The public site is unchanged.');
  expect(reply.body.data.state).toMatchObject({
    status: 'CHANGED',
    version: 2,
    publishedVersion: 1,
    translationOf: 1,
    rowVersion: 2,
    updatedBy: 'Nomvula Dlamini',
  });
  expect(await published()).toEqual(before);
  expect(await publicTitle('fr')).not.toBe('Un brouillon');
  const again = await portal.app.inject({
    url: '/api/cms/cms-data/all?lang=fr',
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  expect(await drafted('fr')).toMatchObject({ data: words('Un brouillon'), state: { status: 'CHANGED' } });
  expect((await drafted('pt')).state).toMatchObject({ status: 'PUBLISHED', rowVersion: 1 });
});

test('the draft grows, and publishing it makes one version of it', async () => {
  await save('es', 'Borrador', { draft: true, rowVersion: 1 });
  await save('es', 'Borrador, segunda parte', { draft: true, rowVersion: 2 });
  const reply = await save('es', 'Publicado', { rowVersion: 3 });
  expect(reply.body.data.state).toMatchObject({
    status: 'PUBLISHED',
    version: 2,
    publishedVersion: 2,
    rowVersion: 4,
  });
  expect(await publicTitle('es')).toBe('Publicado');
  expect((await drafted('es')).state?.publishedAt).toBe((await drafted('es')).state?.updatedAt);
});

test('a draft that says what is public is none, and saving the same twice writes once', async () => {
  const admin = await portal.as('admin');
  const original = (await drafted('sw')).data as ReturnType<typeof words>; // `about-us` has just these words
  await save('sw', 'Rasimu', { draft: true });
  const twice = await save('sw', 'Rasimu', { draft: true });
  expect(twice.body.data.state.rowVersion).toBe(2);
  const back = await admin.call(calls.saveContent, {
    body: { key, lang: 'sw', data: original, draft: true },
  });
  expect(back.body.data.state).toMatchObject({ status: 'PUBLISHED', version: 1, rowVersion: 3 });
});

test('a language that was never public has a draft of version 1', async () => {
  const [{ data } = { data: {} }] = await portal.db<{ data: object }[]>`
    select data from content_texts where key = 'notices' and lang = 'sw'`;
  await portal.db`delete from content_texts where key = 'notices' and lang = 'sw'`;
  const admin = await portal.as('admin');
  const reply = await admin.raw(calls.saveContent, {
    body: { key: 'notices', lang: 'sw', data, draft: true },
  });
  expect(reply.body.data.state).toMatchObject({ status: 'DRAFT', publishedVersion: null, publishedAt: null });
  const seen = await portal.visitor.call(calls.getContent, { query: { lang: 'sw', key: ['notices'] } });
  expect(seen.body.data[0]?.lang).toBe('en');
});

test('a dropped draft leaves what is public, and whoever had read it cannot write over the next one', async () => {
  const admin = await portal.as('admin');
  await save('pt', 'Rascunho', { draft: true, rowVersion: 1 });
  const discarded = { params: { kind: 'sections', id: key }, query: { lang: 'pt' } } as const;
  await admin.call(discardDraft, discarded);
  expect((await drafted('pt')).state).toMatchObject({ status: 'PUBLISHED', rowVersion: 3 });
  const again = await portal.as('admin');
  await again.call(discardDraft, discarded);
  expect((await drafted('pt')).state?.rowVersion).toBe(3);
  await save('pt', 'Outro rascunho', { draft: true, rowVersion: 3 });
  expect(await save('pt', 'Tarde', { draft: true, rowVersion: 2 })).toBeProblem('stale_version');
  expect(await save('pt', 'Tarde', { rowVersion: 1 })).toBeProblem('stale_version');
  expect((await drafted('pt')).data).toEqual(words('Outro rascunho'));
});

test('of five drafts at the same moment exactly one is kept, and nobody else is told it was', async () => {
  const { state } = await drafted('ar');
  const rowVersion = state?.rowVersion ?? 0;
  const replies = await Promise.all(
    [1, 2, 3, 4, 5].map((n) => save('ar', `مسودة ${n}`, { draft: true, rowVersion })),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(4);
});

test('the log tells a draft from a publication', async () => {
  await save('en', 'Draft words', { draft: true });
  await save('en', 'Public words');
  const rows = await portal.db<object[]>`
    select entity_type, entity_id, action from audit_log order by seq desc limit 2`;
  expect(rows).toEqual([
    { entityType: 'content', entityId: 'about-us/en', action: 'UPDATE' },
    { entityType: 'content-draft', entityId: 'about-us/en', action: 'UPDATE' },
  ]);
});

test.each([
  ['a page that the portal does not have', { label: 'Go', href: '/faqz' }],
  ['a page below one', { label: 'Go', href: '/about-us/team' }],
  ['a file that nobody published', { label: 'Go', href: '/api/file/public/missing.pdf' }],
  ['the way out of the public files', { label: 'Go', href: '/api/file/public/../secret' }],
])('a link to %s is refused, in a draft too', async (_, link) => {
  const admin = await portal.as('admin');
  const home = await portal.visitor.call(calls.getContent, { query: { lang: 'en', key: ['home'] } });
  const data = home.body.data[0]?.data.en as { hero: object };
  const reply = await admin.raw(calls.saveContent, {
    body: { key: 'home', lang: 'en', draft: true, data: { ...data, hero: { ...data.hero, primary: link } } },
  });
  expect(reply).toRefuseFields('data.hero.primary.href');
});

test('an icon must be a published file', async () => {
  const admin = await portal.as('admin');
  const home = await portal.visitor.call(calls.getContent, { query: { lang: 'en', key: ['home'] } });
  const SocialMedia = [{ link: 'https://social.example', icon: 'nobody.svg' }];
  const data = { ...home.body.data[0]?.data.en, SocialMedia };
  const reply = await admin.raw(calls.saveContent, { body: { key: 'home', lang: 'en', data } });
  expect(reply).toRefuseFields('data.SocialMedia.0.icon');
  expect(reply.problem?.fields?.[0]?.message).toBe('There is no published file of this name.');
});

describe('a draft with blanks', () => {
  const put = async (body: object) => (await portal.as('admin')).raw(calls.saveContent, { body });

  test('is kept with what it lacks, for editors and the preview to find every field', async () => {
    const data = {
      title: '  ',
      updatedOn: '',
      body: [{ type: 'heading', level: 2, spans: [{ text: 'Scope' }] }],
    };
    const reply = await put({ key: 'terms-of-use', lang: 'fr', draft: true, data });
    expect(reply.status).toBe(200);
    expect(reply.body.data.data).toEqual({ ...data, lead: '' });
    expect(reply.body.data.state.missing).toEqual(['data.title', 'data.updatedOn']);
    const admin = await portal.as('admin');
    const { body } = await admin.call(calls.getContent, { query: { draft: '1', key: ['terms-of-use'] } });
    expect(body.data[0]?.states?.fr).toMatchObject({ missing: ['data.title', 'data.updatedOn'] });
    expect(body.data[0]?.states?.en).not.toHaveProperty('missing');
  });

  test('is neither published nor planned before it is complete', async () => {
    const data = { title: '', lead: 'A lead.' };
    await put({ key, lang: 'fr', draft: true, data });
    expect(await put({ key, lang: 'fr', data })).toRefuseFields('data.title');
    const admin = await portal.as('admin');
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const body = { kind: 'sections', id: key, lang: 'fr', publishAt };
    expect(await admin.raw(scheduleContent, { body })).toRefuseFields('data.title');
    const whole = await put({ key, lang: 'fr', draft: true, data: words('Complet') });
    expect(whole.body.data.state.missing).toEqual([]);
    expect((await put({ key, lang: 'fr', data: words('Complet') })).status).toBe(200);
  });

  test('names what is left open in lists, however many', async () => {
    const { body } = await portal.visitor.call(calls.getContent, { query: { lang: 'en', key: ['news'] } });
    const news = body.data[0]?.data.en as { posts: object[] };
    const open = news.posts.slice(0, 2).map((post) => ({
      ...post,
      slug: '',
      title: '',
      date: '',
      image: { drawing: '', strip: 'BOTH', alt: '' },
      summary: '',
      body: [],
    }));
    const reply = await put({ key: 'news', lang: 'sw', draft: true, data: { ...news, posts: open } });
    expect(reply.body.data.state.missing).toEqual(
      ['0', '1'].flatMap((n) =>
        ['slug', 'title', 'date', 'image.drawing', 'image.alt', 'summary', 'body'].map(
          (name) => `data.posts.${n}.${name}`,
        ),
      ),
    );
  });

  test.each([
    ['a script', { title: '', lead: '<script>x</script>' }, 'data.lead'],
    ['an unknown field', { title: '', lead: 'x', style: 'x' }, 'data.style'],
    ['a text that is too long', { title: 'x'.repeat(161), lead: '' }, 'data.title'],
    ['a text that is a number', { title: 7, lead: '' }, 'data.title'],
  ])('with %s is refused like any other', async (_, data, field) => {
    expect(await put({ key, lang: 'fr', draft: true, data })).toRefuseFields(field);
  });

  test('hides no script behind many blanks', async () => {
    const post = { slug: '', kind: 'NEWS', title: '', date: '', summary: '' };
    const image = { drawing: 'WORKSHEET', strip: 'BOTH', alt: '' };
    const blanks = Array.from({ length: 20 }, () => ({ ...post, image, body: [] }));
    const span = { text: 'x', href: 'javascript:alert(1)' };
    const posts = [...blanks, { ...post, image, body: [{ type: 'paragraph', spans: [span] }] }];
    const reply = await put({ key: 'news', lang: 'fr', draft: true, data: { title: '', lead: '', posts } });
    expect(reply).toRefuseFields('data.posts.20.body.0.spans.0.href');
  });
});
