import { expect, test } from 'vitest';
import { changedSections, mergeAnswers, takeTheirs } from './merge-answers.ts';
import { sameAnswer } from './same-answer.ts';

const base = { project: { projectTitle: 'Mill', city: 'Accra' }, organisation: { name: 'Grain Ltd' } };

test('answers that only one window changed are joined without a question', () => {
  const mine = { ...base, project: { projectTitle: 'Mill and store', city: 'Accra' } };
  const theirs = { project: { projectTitle: 'Mill', city: 'Tema' }, organisation: { name: 'Grain PLC' } };
  expect(mergeAnswers(base, mine, theirs)).toEqual({
    answers: {
      project: { projectTitle: 'Mill and store', city: 'Tema' },
      organisation: { name: 'Grain PLC' },
    },
    conflicts: [],
  });
});

test('an answer that both changed is a conflict, and mine stays until a person chooses', () => {
  const mine = { ...base, project: { projectTitle: 'Mine', city: 'Tema' } };
  const theirs = { ...base, project: { projectTitle: 'Theirs', city: 'Accra' } };
  const merged = mergeAnswers(base, mine, theirs);
  expect(merged.conflicts).toEqual([{ section: 'project', fields: ['projectTitle'] }]);
  expect(merged.answers.project).toEqual({ projectTitle: 'Mine', city: 'Tema' });
  expect(takeTheirs(merged.answers, theirs, merged.conflicts).project).toEqual({
    projectTitle: 'Theirs',
    city: 'Tema',
  });
});

test('the same change twice is no conflict', () => {
  const same = { ...base, project: { projectTitle: 'Same', city: 'Accra' } };
  expect(mergeAnswers(base, same, structuredClone(same)).conflicts).toEqual([]);
});

test('files that were added in either window stay, and one that was removed is gone', () => {
  const file = (fileKey: string) => ({ fileKey, docType: 'BUDGET' as const });
  const of = (...keys: string[]) => ({ documents: { files: keys.map(file) } });
  const merged = mergeAnswers(of('old', 'both'), of('both', 'mine'), of('old', 'both', 'theirs'));
  expect(merged.conflicts).toEqual([]);
  expect(merged.answers.documents?.files?.map(({ fileKey }) => fileKey)).toEqual(['both', 'theirs', 'mine']);
});

test('only sections that say something else are sent', () => {
  const mine = {
    ...base,
    organisation: { name: 'Grain Ltd', city: null, website: '' },
    loss: { lossLines: [] },
  };
  expect(changedSections(base, mine)).toEqual({});
  expect(changedSections(base, { ...mine, loss: { method: 'By chapter' } })).toEqual({
    loss: { method: 'By chapter' },
  });
});

test.each([
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: '' }, {}, true],
  [null, [], true],
  [{ a: false }, {}, false],
  [{ a: 0 }, {}, false],
  [['a', 'b'], ['b', 'a'], false],
])('%j and %j mean the same: %s', (one, other, same) => expect(sameAnswer(one, other)).toBe(same));
