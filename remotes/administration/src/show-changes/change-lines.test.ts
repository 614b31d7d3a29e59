import { expect, test } from 'vitest';
import { changeLines } from './change-lines.ts';

test('of a text in six languages only those that changed are shown', () => {
  const change = {
    field: 'title',
    old: { en: 'Base Fund', fr: 'Fonds de base' },
    new: { en: 'Base Fund', fr: 'Le Fonds de base', pt: 'Fundo Base' },
  };
  expect(changeLines(change)).toEqual([
    { path: 'title.fr', old: ['Fonds de base'], new: ['Le Fonds de base'] },
    { path: 'title.pt', old: [], new: ['Fundo Base'] },
  ]);
});

test.each([
  ['a word', 'ACTIVE', 'DISABLED', ['ACTIVE'], ['DISABLED']],
  ['nothing before', null, 12, [], ['12']],
  ['a list', ['a'], ['a', 'b'], ['a'], ['a', 'b']],
  ['no or yes', false, true, ['false'], ['true']],
])('%s stays one line', (_what, old, now, before, after) => {
  expect(changeLines({ field: 'x', old, new: now })).toEqual([{ path: 'x', old: before, new: after }]);
});

test('a record that appears is shown field by field', () => {
  expect(changeLines({ field: 'rules', old: null, new: { min: '5', max: '9' } })).toEqual([
    { path: 'rules.min', old: [], new: ['5'] },
    { path: 'rules.max', old: [], new: ['9'] },
  ]);
});
