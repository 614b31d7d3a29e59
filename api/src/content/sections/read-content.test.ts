import { languages } from '@portal/contracts';
import { getContent } from '@portal/contracts/content/content';
import { sectionKeys } from '@portal/contracts/content/keys';
import { contentOf, sectionOf, socialMediaOf } from '@portal/contracts/content/read';
import { describe, expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();

describe('what a visitor reads', () => {
  test('every section is there in all six languages', async () => {
    const reply = await portal.visitor.call(getContent);
    expect(reply.body.data.map(({ key }) => key)).toEqual([...sectionKeys]);
    for (const section of reply.body.data) expect(Object.keys(section.data)).toEqual([...languages]);
  });

  test('a language comes alone, with the social media of the English home', async () => {
    const reply = await portal.visitor.call(getContent, { query: { lang: 'fr' } });
    const sections = reply.body.data;
    expect(sections.map(({ lang }) => lang)).toEqual(sectionKeys.map(() => 'fr'));
    expect(Object.keys(sectionOf(sections, 'footer')?.data ?? {})).toEqual(['fr']);
    expect(Object.keys(sectionOf(sections, 'home')?.data.en ?? {})).toEqual(['SocialMedia']);
    expect(socialMediaOf(sections).map(({ icon }) => icon)).toContain('linkedin.svg');
    expect(contentOf(sections, 'home', 'fr')?.content.hero.primary.label).toBe('Commencer une candidature');
  });

  test('notices come with the English ones, which stand in where one is not translated', async () => {
    const reply = await portal.visitor.call(getContent, { query: { lang: 'fr', key: ['notices'] } });
    expect(reply.body.data.map(({ lang }) => lang)).toEqual(['fr']);
    expect(Object.keys(reply.body.data[0]?.data ?? {})).toEqual(['en', 'fr']);
  });

  test('sections can be asked for by key, and come in their own order', async () => {
    const reply = await portal.visitor.call(getContent, { query: { lang: 'en', key: ['news', 'home'] } });
    expect(reply.body.data.map(({ key }) => key)).toEqual(['home', 'news']);
    const one = await portal.visitor.call(getContent, { query: { key: ['footer'] } });
    expect(one.body.data.map(({ key }) => key)).toEqual(['footer']);
  });

  test('a section without the language comes in English and says so', async () => {
    await portal.db`delete from content_texts where key = 'mandate' and lang = 'sw'`;
    const reply = await portal.visitor.call(getContent, {
      query: { lang: 'sw', key: ['mandate', 'overview'] },
    });
    const [overview, mandate] = reply.body.data;
    expect(overview?.lang).toBe('sw');
    expect(mandate?.lang).toBe('en');
    expect(contentOf(reply.body.data, 'mandate', 'sw')).toMatchObject({
      lang: 'en',
      content: { title: 'Adjustment Fund Mandate' },
    });
  });

  test('what was never published stays hidden, in every form of the question', async () => {
    await portal.db`
      update content_texts set published_version = null, status = 'DRAFT' where key = 'overview' and lang = 'es'`;
    const all = await portal.visitor.call(getContent, { query: { key: ['overview'] } });
    expect(Object.keys(all.body.data[0]?.data ?? {})).not.toContain('es');
    const spanish = await portal.visitor.call(getContent, { query: { lang: 'es', key: ['overview'] } });
    expect(spanish.body.data[0]?.lang).toBe('en');
  });

  test('an unchanged content is not sent again', async () => {
    const first = await portal.visitor.call(getContent, { query: { lang: 'pt' } });
    const etag = String(first.headers.etag);
    const second = await portal.app.inject({
      url: '/api/cms/cms-data/all?lang=pt',
      headers: { 'if-none-match': etag },
    });
    expect(second.statusCode).toBe(304);
    expect(second.rawPayload).toHaveLength(0);
    const other = await portal.app.inject({
      url: '/api/cms/cms-data/all?lang=pt',
      headers: { 'if-none-match': 'W/"content-0"' },
    });
    expect(other.statusCode).toBe(200);
  });
});

test.each([
  ['an unknown language', { lang: 'xx' }, 'lang'],
  ['an unknown section', { key: ['home', '__proto__'] }, 'key.1'],
  ['an unknown parameter', { language: 'fr' }, 'language'],
  ['a draft flag that is none', { draft: 'yes' }, 'draft'],
])('%s is refused by name', async (_, query, field) => {
  const reply = await portal.visitor.raw(getContent, { query });
  expect(reply).toRefuseFields(field);
});

describe('drafts', () => {
  test('are for the super user', async () => {
    expect(await portal.visitor.call(getContent, { query: { draft: '1' } })).toBeProblem('unauthorized');
    for (const who of ['beneficiary', 'reviewer', 'manager'] as const) {
      const client = await portal.as(who);
      expect(await client.call(getContent, { query: { draft: '1' } })).toBeProblem('forbidden');
    }
  });

  test('come with the state of every language and are never cached', async () => {
    const admin = await portal.as('admin');
    const reply = await admin.call(getContent, { query: { draft: '1', key: ['home'] } });
    expect(reply.headers['cache-control']).toBe('no-store');
    const home = sectionOf(reply.body.data, 'home');
    expect(home?.states?.fr).toMatchObject({
      status: 'PUBLISHED',
      version: 1,
      publishedVersion: 1,
      translationOf: 1,
      rowVersion: 1,
    });
    expect(home?.states?.en?.translationOf).toBeNull();
  });
});
