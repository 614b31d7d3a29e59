import type { Language } from '@portal/contracts';
import { getContent, saveContent } from '@portal/contracts/content/content';
import type { HomeContent } from '@portal/contracts/content/home';
import { contentOf } from '@portal/contracts/content/read';
import { describe, expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();

const homeIn = async (lang: Language): Promise<HomeContent> => {
  const reply = await portal.visitor.call(getContent, { query: { lang, key: ['home'] } });
  const shown = contentOf(reply.body.data, 'home', lang);
  if (!shown) throw new Error('The home section is not seeded');
  return shown.content;
};

const retitled = async (lang: Language, title: string): Promise<HomeContent> => {
  const home = await homeIn(lang);
  return { ...home, hero: { ...home.hero, title } };
};

/** Every stored text but one, as the database holds it. */
const others = (key: string, lang: string) => portal.db<{ text: string }[]>`
  select key || lang || data::text || row_version || updated_at as text from content_texts
  where not (key = ${key} and lang = ${lang}) order by key, lang`;

const versionOf = async (lang: Language): Promise<number> => {
  const [row] = await portal.db<{ rowVersion: number }[]>`
    select row_version from content_texts where key = 'home' and lang = ${lang}`;
  return row?.rowVersion ?? 0;
};

describe('the super user saves', () => {
  test('one language: the page shows it, every other text stays byte for byte', async () => {
    const admin = await portal.as('admin');
    const before = await others('home', 'fr');
    const data = await retitled('fr', 'Le commerce change.');
    const reply = await admin.call(saveContent, { body: { key: 'home', lang: 'fr', data, rowVersion: 1 } });
    expect(reply.body.data).toMatchObject({
      key: 'home',
      lang: 'fr',
      data: { hero: { title: 'Le commerce change.' } },
      state: {
        status: 'PUBLISHED',
        version: 2,
        publishedVersion: 2,
        rowVersion: 2,
        updatedBy: 'Nomvula Dlamini',
      },
    });
    expect(reply.body.message).toBe('The section was saved and published.');
    expect((await homeIn('fr')).hero.title).toBe('Le commerce change.');
    expect(await others('home', 'fr')).toEqual(before);
  });

  test('and readers who keep a copy are told that it is old', async () => {
    const admin = await portal.as('admin');
    const { headers } = await portal.visitor.call(getContent, { query: { lang: 'en' } });
    await admin.call(saveContent, {
      body: { key: 'home', lang: 'en', data: await retitled('en', 'Trade changes.') },
    });
    const again = await portal.app.inject({
      url: '/api/cms/cms-data/all?lang=en',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(200);
  });

  test('and the log tells which text changed from what to what', async () => {
    const admin = await portal.as('admin');
    const old = (await homeIn('es')).hero.title;
    await admin.call(saveContent, {
      body: { key: 'home', lang: 'es', data: await retitled('es', 'El comercio cambia.') },
    });
    const [row] = await portal.db<object[]>`
      select process, action, actor_id, entity_id, changes from audit_log order by seq desc limit 1`;
    expect(row).toEqual({
      process: 'CONTENT',
      action: 'UPDATE',
      actorId: portal.person('admin').id,
      entityId: 'home/es',
      changes: [{ field: 'hero.title', old, new: 'El comercio cambia.' }],
    });
  });

  test('the first text of a language', async () => {
    const admin = await portal.as('admin');
    const data = await homeIn('pt');
    await portal.db`delete from content_texts where key = 'home' and lang = 'pt'`;
    const reply = await admin.call(saveContent, { body: { key: 'home', lang: 'pt', data, rowVersion: 0 } });
    // The history remembers what the table lost.
    expect(reply.body.data.state).toMatchObject({ version: 2, publishedVersion: 2, rowVersion: 1 });
    expect(await homeIn('pt')).toEqual(data);
  });

  test('what is already there, and nothing is written', async () => {
    const admin = await portal.as('admin');
    const version = await versionOf('ar');
    const reply = await admin.call(saveContent, {
      body: { key: 'home', lang: 'ar', data: await homeIn('ar') },
    });
    expect(reply.body.data.state.rowVersion).toBe(version);
    expect(await versionOf('ar')).toBe(version);
  });
});

describe('two editors', () => {
  test('the one who read an older version is told, and the newer text stays', async () => {
    const admin = await portal.as('admin');
    const version = await versionOf('sw');
    const first = await retitled('sw', 'Biashara hubadilika.');
    const second = await retitled('sw', 'Biashara nyingine.');
    await admin.call(saveContent, { body: { key: 'home', lang: 'sw', data: first, rowVersion: version } });
    const late = await admin.call(saveContent, {
      body: { key: 'home', lang: 'sw', data: second, rowVersion: version },
    });
    expect(late).toBeProblem('stale_version');
    expect((await homeIn('sw')).hero.title).toBe('Biashara hubadilika.');
  });

  test('of several at the same moment exactly one wins', async () => {
    const admin = await portal.as('admin');
    const version = await versionOf('ar');
    const data = await Promise.all([1, 2, 3, 4, 5].map((n) => retitled('ar', `العنوان ${n}`)));
    const replies = await Promise.all(
      data.map((text) =>
        admin.call(saveContent, { body: { key: 'home', lang: 'ar', data: text, rowVersion: version } }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(4);
    expect(await versionOf('ar')).toBe(version + 1);
  });
});

test('a long text is cut for the log between two characters', async () => {
  const admin = await portal.as('admin');
  const data = { title: 'About us', lead: `${'a'.repeat(399)}🦓🦓` };
  const reply = await admin.call(saveContent, { body: { key: 'about-us', lang: 'en', data } });
  expect(reply.body.data.data).toEqual(data);
  const [entry] = await portal.db<{ lead: string }[]>`
    select c ->> 'new' as lead from audit_log, jsonb_array_elements(changes) c
    where c ->> 'field' = 'lead' order by seq desc limit 1`;
  expect(entry?.lead).toBe(`${'a'.repeat(399)}…`);
});

test('nobody else may save', async () => {
  const body = { key: 'header', lang: 'en', data: { brand: 'Mine', product: 'Portal' } } as const;
  expect(await portal.visitor.call(saveContent, { body })).toBeProblem('unauthorized');
  for (const who of ['beneficiary', 'reviewer', 'manager'] as const) {
    const client = await portal.as(who);
    expect(await client.call(saveContent, { body })).toBeProblem('forbidden');
  }
  const [row] = await portal.db<{ brand: string }[]>`
    select data ->> 'brand' as brand from content_texts where key = 'header' and lang = 'en'`;
  expect(row?.brand).toBe('Adjustment Fund');
});
