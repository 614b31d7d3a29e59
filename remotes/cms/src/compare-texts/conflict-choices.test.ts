import { expect, test } from 'vitest';
import { choicesBetween, chosenFrom, overlaid } from './conflict-choices.ts';

const paragraph = (text: string) => ({ type: 'paragraph', spans: [{ text }] });
const start = {
  title: 'Two funds',
  lead: 'For trade',
  steps: [{ title: 'Register' }, { title: 'Wait' }],
  points: ['One'],
  body: [paragraph('Read')],
};
const mine = { ...start, title: 'Two open funds', body: [paragraph('Read'), paragraph('More')] };
const theirs = {
  ...start,
  title: 'Both funds',
  lead: 'For more trade',
  steps: [{ title: 'Register' }, { title: 'Wait a week' }],
  points: ['One', 'Two'],
};

test('each field that differs is one choice, and what one did not touch is theirs', () => {
  expect(choicesBetween(start, mine, theirs).map(({ path, stays }) => [path, stays])).toEqual([
    ['title', 'mine'],
    ['lead', 'theirs'],
    ['steps.1.title', 'theirs'],
    ['points', 'theirs'],
    ['body', 'mine'],
  ]);
});

test('fields are taken from either side, and nothing else of theirs changes', () => {
  expect(chosenFrom(mine, theirs, new Set(['body']))).toEqual({ ...theirs, body: mine.body });
  expect(chosenFrom(mine, theirs, new Set(['title', 'steps.1.title']))).toEqual({
    ...theirs,
    title: mine.title,
    steps: start.steps,
  });
  expect(chosenFrom(mine, theirs, new Set())).toEqual(theirs);
});

test('a list that one of the two made longer is taken whole', () => {
  const longer = { ...start, steps: [...start.steps, { title: 'Go' }] };
  const other = { ...start, steps: [{ title: 'Begin' }, { title: 'Wait' }] };
  expect(choicesBetween(start, longer, other)).toMatchObject([{ path: 'steps', stays: 'mine' }]);
  expect(chosenFrom(longer, other, new Set(['steps']))).toEqual(longer);
});

test('a field that only one of the two has is taken, or left out', () => {
  const pictured = { ...start, fileKey: 'a.png' };
  expect(chosenFrom(pictured, start, new Set(['fileKey']))).toEqual(pictured);
  expect(chosenFrom(pictured, start, new Set())).toEqual(start);
});

const entry = { name: { en: 'Bank', fr: 'Banque' }, city: 'Kigali', emails: [{ line: 'a@fund.example' }] };

test('each language and each fact is mine where I changed it, else theirs', () => {
  const mine = { ...entry, name: { en: 'My bank', fr: 'Banque' }, emails: [{ line: 'b@fund.example' }] };
  const theirs = { ...entry, name: { en: 'Bank', fr: 'Leur banque' }, city: 'Accra' };
  expect(overlaid(entry, mine, theirs)).toEqual({
    name: { en: 'My bank', fr: 'Leur banque' },
    city: 'Accra',
    emails: [{ line: 'b@fund.example' }],
  });
});

test('what both changed is mine', () => {
  const theirs = { ...entry, city: 'Accra' };
  expect(overlaid(entry, { ...entry, city: 'Huye' }, theirs)).toEqual({ ...theirs, city: 'Huye' });
});
