import { expect, test } from 'vitest';
import { newItem } from './new-item.ts';

const sample = { id: 'one', tone: 'INFO', text: [], from: null, to: null };

test('a translation takes the place of the first English entry that has none yet', () => {
  const english = [{ id: 'one' }, { id: 'two' }];
  expect(newItem(sample, [{ id: 'one' }], english)).toMatchObject({ id: 'two', tone: 'INFO' });
  expect(newItem(sample, [], english).id).toBe('one');
});

test('without one to translate an entry has an id of its own', () => {
  const { id } = newItem(sample, [{ id: 'one' }], undefined);
  expect(id).toMatch(/^[0-9a-f]{8}$/);
  expect(newItem({ title: 'x' }, [], undefined)).toEqual({ title: '' });
});
