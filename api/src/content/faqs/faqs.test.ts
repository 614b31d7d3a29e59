import {
  addFaq,
  deleteFaq,
  type Faq,
  type FaqInput,
  listFaqs,
  updateFaq,
  voteFaq,
} from '@portal/contracts/content/faqs';
import { describe, expect, test } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();

const input = (changes: Partial<FaqInput> = {}): FaqInput => ({
  category: 'GENERAL',
  question: { en: 'Is there a fee?', fr: 'Y a-t-il des frais ?' },
  answer: { en: 'No.\n\nNobody may ask for one.', fr: 'Non.' },
  order: 500,
  isPublished: true,
  ...changes,
});

const added = async (changes: Partial<FaqInput> = {}): Promise<Faq> => {
  const admin = await portal.as('admin');
  return (await admin.call(addFaq, { body: input(changes) })).body.data;
};

describe('a visitor', () => {
  test('reads the seeded questions in order, each in six languages', async () => {
    const { body } = await portal.visitor.call(listFaqs);
    expect(body.data[0]?.question.en).toBe('Can I stop and come back to my application?');
    expect(body.total).toBe(body.data.length);
    expect(new Set(body.data.map(({ category }) => category)).size).toBe(5);
    for (const { question, answer } of body.data.slice(0, 12)) {
      expect(Object.keys(question).sort()).toEqual(['ar', 'en', 'es', 'fr', 'pt', 'sw']);
      expect(Object.keys(answer).sort()).toEqual(['ar', 'en', 'es', 'fr', 'pt', 'sw']);
    }
  });

  test('finds questions by their words in the language of the page', async () => {
    const french = await portal.visitor.call(listFaqs, { query: { search: 'fichiers', lang: 'fr' } });
    expect(french.body.data.map(({ question }) => question.fr)).toEqual([
      'Quels types de fichiers puis-je joindre ?',
    ]);
    const english = await portal.visitor.call(listFaqs, { query: { search: 'fichiers' } });
    expect(english.body.data).toEqual([]);
    const sign = await portal.visitor.call(listFaqs, { query: { search: '%' } });
    expect(sign.body.data).toEqual([]);
  });

  test('reads one category', async () => {
    const { body } = await portal.visitor.call(listFaqs, { query: { category: 'CREDIT_FUND' } });
    expect(body.data.map(({ category }) => category)).toEqual(['CREDIT_FUND', 'CREDIT_FUND']);
    expect(await portal.visitor.raw(listFaqs, { query: { category: 'OTHER' } })).toRefuseFields('category');
  });

  test('does not read the name of who wrote a question, which editors do', async () => {
    const { id, updatedBy } = await added();
    const { firstName, lastName } = portal.person('admin');
    expect(updatedBy).toBe(`${firstName} ${lastName}`);
    const nameIn = async (client: TestClient, query: { draft?: '1' }) =>
      (await client.call(listFaqs, { query })).body.data.find((faq) => faq.id === id)?.updatedBy;
    for (const client of [portal.visitor, await portal.as('beneficiary'), await portal.as('admin')])
      expect(await nameIn(client, {})).toBeNull();
    expect(await nameIn(await portal.as('admin'), { draft: '1' })).toBe(updatedBy);
  });

  test('never sees what is not published', async () => {
    const hidden = await added({ isPublished: false });
    const { body } = await portal.visitor.call(listFaqs);
    expect(body.data.map(({ id }) => id)).not.toContain(hidden.id);
    expect(await portal.visitor.call(listFaqs, { query: { draft: '1' } })).toBeProblem('unauthorized');
    const manager = await portal.as('manager');
    expect(await manager.call(listFaqs, { query: { draft: '1' } })).toBeProblem('forbidden');
    const admin = await portal.as('admin');
    const all = await admin.call(listFaqs, { query: { draft: '1' } });
    expect(all.body.data.map(({ id }) => id)).toContain(hidden.id);
  });
});

describe('the super user', () => {
  test('adds, changes and deletes a question, and the log tells it', async () => {
    const admin = await portal.as('admin');
    const faq = await added();
    const body = { id: faq.id, ...input({ answer: { en: 'Never.' } }), rowVersion: faq.rowVersion };
    const changed = await admin.call(updateFaq, { body });
    expect(changed.body.data).toMatchObject({
      answer: { en: 'Never.' },
      rowVersion: 2,
      updatedBy: 'Nomvula Dlamini',
    });
    const gone = await admin.call(deleteFaq, { params: { id: faq.id } });
    expect(gone.body).toEqual({ data: null, message: 'The question was deleted.' });
    const { body: list } = await admin.call(listFaqs, { query: { draft: '1' } });
    expect(list.data.map(({ id }) => id)).not.toContain(faq.id);
    const log = await portal.db<{ action: string }[]>`
      select action from audit_log where entity_id = ${faq.id} order by seq`;
    expect(log.map(({ action }) => action)).toEqual(['CREATE', 'UPDATE', 'DELETE']);
  });

  test('is told when the question has changed meanwhile', async () => {
    const admin = await portal.as('admin');
    const faq = await added();
    const body = { id: faq.id, ...input({ order: 7 }), rowVersion: faq.rowVersion };
    await admin.call(updateFaq, { body });
    expect(await admin.call(updateFaq, { body })).toBeProblem('stale_version');
  });

  test('is told when the question is not there', async () => {
    const admin = await portal.as('admin');
    expect(await admin.call(updateFaq, { body: { id: 'faq_none', ...input() } })).toBeProblem('not_found');
    expect(await admin.call(deleteFaq, { params: { id: 'faq_none' } })).toBeProblem('not_found');
  });

  test.each([
    ['no English text', { question: { fr: 'Quoi ?' } }, ['question.en']],
    ['an unknown language', { question: { en: 'What?', de: 'Was?' } }, ['question.de']],
    ['a script', { answer: { en: 'x <script>alert(1)</script>' } }, ['answer.en']],
    ['a negative place', { order: -1 }, ['order']],
    ['an unknown category', { category: 'NONE' }, ['category']],
    ['votes of its own', { helpfulYes: 1000 }, ['helpfulYes']],
    ['a text that is too long', { question: { en: 'x'.repeat(301) } }, ['question.en']],
  ])('is told of %s', async (_, changes, fields) => {
    const admin = await portal.as('admin');
    expect(await admin.raw(addFaq, { body: { ...input(), ...changes } })).toRefuseFields(...fields);
  });
});

test('nobody else may add, change or delete', async () => {
  const faq = await added();
  for (const client of [
    portal.visitor,
    await portal.as('beneficiary'),
    await portal.as('reviewer'),
    await portal.as('manager'),
  ]) {
    const code = client.headers.authorization === undefined ? 'unauthorized' : 'forbidden';
    expect(await client.call(addFaq, { body: input() })).toBeProblem(code);
    expect(await client.call(updateFaq, { body: { id: faq.id, ...input() } })).toBeProblem(code);
    expect(await client.call(deleteFaq, { params: { id: faq.id } })).toBeProblem(code);
  }
});

describe('the question whether an answer helped', () => {
  test('counts yes and no', async () => {
    const { id } = await added();
    await portal.visitor.call(voteFaq, { params: { id }, body: { helpful: true } });
    await portal.visitor.call(voteFaq, { params: { id }, body: { helpful: true } });
    const reply = await portal.visitor.call(voteFaq, { params: { id }, body: { helpful: false } });
    expect(reply.body.data).toEqual({ helpfulYes: 2, helpfulNo: 1 });
  });

  test('counts nothing for a question that is hidden or not there', async () => {
    const { id } = await added({ isPublished: false });
    expect(await portal.visitor.call(voteFaq, { params: { id }, body: { helpful: true } })).toBeProblem(
      'not_found',
    );
    expect(
      await portal.visitor.call(voteFaq, { params: { id: 'faq_x' }, body: { helpful: true } }),
    ).toBeProblem('not_found');
    expect(await portal.visitor.raw(voteFaq, { params: { id }, body: {} })).toRefuseFields('helpful');
  });
});
