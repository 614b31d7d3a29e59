import { getContent, saveContent } from '@portal/contracts/content/content';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { refuseMarkup } from './refuse-markup.ts';

const portal = testPortal();
let admin: TestClient;
beforeEach(async () => {
  admin = await portal.as('admin');
});

const save = (body: unknown) => admin.raw(saveContent, { body });
const header = (data: unknown) => save({ key: 'header', lang: 'en', data });
const article = (...blocks: unknown[]) =>
  save({ key: 'mandate', lang: 'en', data: { title: 'Mandate', body: blocks } });
const paragraph = (...spans: unknown[]) => ({ type: 'paragraph', spans });
const good = { brand: 'Fund', product: 'Portal' };

const stored = () =>
  portal.db<
    { text: string }[]
  >`select data::text || row_version as text from content_texts order by key, lang`;

test('markup is looked for in linear time', () => {
  expect(() => refuseMarkup({ text: `<${' '.repeat(300_000)}` })).not.toThrow();
});

describe('the envelope', () => {
  test.each([
    ['an unknown section', { key: 'hom', lang: 'en', data: good }, 'key'],
    ['a prototype key', { key: 'constructor', lang: 'en', data: good }, 'key'],
    ['an unknown language', { key: 'header', lang: 'de', data: good }, 'lang'],
    ['a prototype language', { key: 'header', lang: 'toString', data: good }, 'lang'],
    ['content that is a list', { key: 'header', lang: 'en', data: [] }, 'data'],
    ['content that is a text', { key: 'header', lang: 'en', data: 'x' }, 'data'],
    ['no content', { key: 'header', lang: 'en' }, 'data'],
    ['a version that is no number', { key: 'header', lang: 'en', data: good, rowVersion: '1' }, 'rowVersion'],
    ['a field of the row', { key: 'header', lang: 'en', data: good, status: 'DRAFT' }, 'status'],
  ])('%s is refused by name', async (_, body, field) => {
    expect(await save(body)).toRefuseFields(field);
  });

  test('a prototype in the body never reaches the content', async () => {
    const reply = await portal.app.inject({
      method: 'PUT',
      url: '/api/cms/cms-data',
      headers: { ...admin.headers, 'content-type': 'application/json' },
      payload: '{"key":"header","lang":"en","data":{"brand":"a","product":"b","__proto__":{"x":1}}}',
    });
    expect(reply.statusCode).toBe(400);
  });
});

describe('the content', () => {
  test.each([
    ['a missing field', { brand: 'Fund' }, ['data.product']],
    ['an unknown field', { ...good, script: 'x' }, ['data.script']],
    ['a number for a text', { ...good, brand: 7 }, ['data.brand']],
    ['a blank text', { ...good, brand: '   ' }, ['data.brand']],
    ['a text that is too long', { ...good, brand: 'x'.repeat(81) }, ['data.brand']],
    ['a script', { ...good, brand: '<script>alert(1)</script>' }, ['data.brand']],
    ['a picture with a handler', { ...good, brand: '<img src=x onerror=alert(1)>' }, ['data.brand']],
    ['a drawing that is not closed', { ...good, brand: '<svg onload=alert(1)' }, ['data.brand']],
    ['a tag in capitals', { ...good, product: '<IFRAME SRC="//evil">' }, ['data.product']],
    ['a hidden direction', { ...good, brand: 'Fund\u202egnp' }, ['data.brand']],
    ['a control character', { ...good, brand: 'Fu\u0007nd' }, ['data.brand']],
    ['a NUL', { ...good, brand: 'Fu\0nd' }, ['data.brand']],
  ])('%s is refused at its field', async (_, data, fields) => {
    const before = await stored();
    expect(await header(data)).toRefuseFields(...fields);
    expect(await stored()).toEqual(before);
  });

  test('signs that only look like markup are text', async () => {
    const reply = await header({ brand: 'Fees < 3 % & > 1 %', product: 'a<5' });
    expect(reply.status).toBe(200);
  });

  test('more than a section may hold is refused', async () => {
    const post = (n: number) => ({
      slug: `post-${n}`,
      kind: 'NEWS',
      title: 'Title',
      date: '2025-01-01',
      image: { drawing: 'WORKSHEET', strip: 'BOTH', alt: 'A drawing' },
      summary: 'Summary',
      body: [{ type: 'paragraph', spans: Array.from({ length: 3 }, () => ({ text: 'é'.repeat(2000) })) }],
    });
    const data = { title: 'News', lead: '', posts: Array.from({ length: 18 }, (_, n) => post(n)) };
    expect(await save({ key: 'news', lang: 'en', data })).toBeProblem('payload_too_large');
  });

  test('two posts of one name are refused', async () => {
    const post = {
      slug: 'same',
      kind: 'NEWS',
      title: 'Title',
      date: '2025-02-30',
      image: { drawing: 'WORKSHEET', strip: 'BOTH', alt: 'A drawing' },
      summary: 'Summary',
      body: [paragraph({ text: 'Text' })],
    };
    const news = (date: string) => ({
      title: 'News',
      lead: '',
      posts: [
        { ...post, date },
        { ...post, date },
      ],
    });
    expect(await save({ key: 'news', lang: 'en', data: news('2025-02-30') })).toRefuseFields(
      'data.posts.0.date',
      'data.posts.1.date',
    );
    expect(await save({ key: 'news', lang: 'en', data: news('2025-02-28') })).toRefuseFields(
      'data.posts.1.slug',
    );
  });
});

describe('rich text', () => {
  test.each([
    ['an unknown block', { type: 'html', html: '<b>x</b>' }, 'data.body.0.type'],
    ['a block without a type', { spans: [{ text: 'x' }] }, 'data.body.0.type'],
    ['a paragraph that says nothing', paragraph(), 'data.body.0.spans'],
    ['an unknown mark', paragraph({ text: 'x', onclick: 'alert(1)' }), 'data.body.0.spans.0.onclick'],
    ['markup in a span', paragraph({ text: 'x <b>y</b>' }), 'data.body.0.spans.0.text'],
    [
      'a heading of the first level',
      { type: 'heading', level: 1, spans: [{ text: 'x' }] },
      'data.body.0.level',
    ],
    ['a list item that is a text', { type: 'list', ordered: false, items: ['x'] }, 'data.body.0.items.0'],
  ])('%s is refused where it stands', async (_, block, field) => {
    expect(await article(block)).toRefuseFields(field);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    '\tjavascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://example.org/1',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https:///evil.example',
    'http://',
    'https://user:secret@example.org',
    'https://bank.example@evil.example',
    'evil.example',
    'mailto:',
    'tel:javascript',
    'https://exa mple.org',
    '/page"onclick="x',
    '',
  ])('the address %j is refused', async (href) => {
    expect(await article(paragraph({ text: 'here', href }))).toRefuseFields('data.body.0.spans.0.href');
  });

  test.each([
    'https://example.org/a?b=c#d',
    'http://example.org',
    'mailto:help@fund.example',
    'tel:+250000000001',
    '/contact-us',
    '/about-us#partners',
    '#form',
  ])('the address %j is kept', async (href) => {
    const reply = await article(paragraph({ text: 'here', href, strong: true }));
    expect(reply.status).toBe(200);
    expect(reply.body.data.data).toMatchObject({ body: [{ spans: [{ href }] }] });
  });
});

describe('a script for an address is refused wherever content leads somewhere, in a draft too', () => {
  const set = (content: unknown, [step = '', ...rest]: readonly string[], value: unknown): unknown => {
    const from = (typeof content === 'object' && content) || {};
    const within = rest.length === 0 ? value : set(Reflect.get(from, step), rest, value);
    return Array.isArray(from) ? from.with(Number(step), within) : { ...from, [step]: within };
  };
  test.each([
    ['home', 'hero.primary.href'],
    ['home', 'hero.starter.choices.0.href'],
    ['home', 'SocialMedia.0.link'],
    ['home', 'postsHead.link.href'],
  ] as const)('%s: %s', async (key, path) => {
    const { body } = await portal.visitor.call(getContent, { query: { lang: 'en', key: [key] } });
    const data = set(body.data[0]?.data.en, path.split('.'), 'javascript:alert(1)');
    expect(await save({ key, lang: 'en', data })).toRefuseFields(`data.${path}`);
    expect(await save({ key, lang: 'en', data, draft: true })).toRefuseFields(`data.${path}`);
  });

  const notice = { id: 'one', tone: 'INFO', text: [paragraph({ text: 'Closed' })], from: null, to: null };
  test.each([
    ['a script', { text: [paragraph({ text: 'x', href: 'javascript:alert(1)' })] }, 'text.0.spans.0.href'],
    ['an unknown field', { onclick: 'alert(1)' }, 'onclick'],
    ['markup for a name', { id: '"><b' }, 'id'],
    ['a text that is too long', { text: [paragraph({ text: 'x'.repeat(2001) })] }, 'text.0.spans.0.text'],
    ['a day that is none', { from: '2026-02-30' }, 'from'],
  ])('notices: %s', async (_, change, field) => {
    const data = { notices: [{ ...notice, ...change }] };
    expect(await save({ key: 'notices', lang: 'en', data })).toRefuseFields(`data.notices.0.${field}`);
  });
});
