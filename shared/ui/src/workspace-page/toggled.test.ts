import { expect, test } from 'vitest';
import { toggled } from './toggled.ts';

test('one of several values is taken off, another is added', () => {
  expect(toggled('b')(['a'])).toEqual(['a', 'b']);
  expect(toggled('a')(['a', 'b'])).toEqual(['b']);
});
