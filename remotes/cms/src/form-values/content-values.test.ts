import { expect, test } from 'vitest';
import { emptyLike, toContent, toValues } from './content-values.ts';

const content = {
  title: 'Two funds',
  figures: [{ key: 'SIGNATORIES', value: 54, caption: 'As of February 2025' }],
  points: ['Tariff revenue loss', 'Technical help'],
  body: [
    { type: 'heading', level: 2, spans: [{ text: 'Purpose' }] },
    { type: 'paragraph', spans: [{ text: 'Read ' }, { text: 'more', href: '/faqs' }] },
    { type: 'list', ordered: true, items: [[{ text: 'one' }], [{ text: 'two', strong: true }]] },
  ],
  note: null,
};

test('content that nobody touched comes back as it was', () => {
  expect(toContent(toValues(content), content)).toEqual(content);
});

test('an added figure gets a number like the others', () => {
  const values = toValues(content) as { figures: unknown[] };
  values.figures.push({ key: 'FUNDS', value: '2', caption: 'Open' });
  expect(toContent(values, content)).toMatchObject({ figures: [{ value: 54 }, { value: 2 }] });
});

test('cleared lines are left out', () => {
  const values = toValues(content) as { points: { line: string }[] };
  values.points[0] = { line: '  ' };
  const saved = toContent(values, content) as typeof content;
  expect(saved.points).toEqual(['Technical help']);
});

test('a new entry has the shape of the first, without its words', () => {
  expect(emptyLike({ who: 'YOU', title: 'Register', text: 'Once' }, (key) => key === 'who')).toEqual({
    who: 'YOU',
    title: '',
    text: '',
  });
});
