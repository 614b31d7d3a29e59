import { expect, test } from 'vitest';
import { keptFor } from './kept-for.ts';

test('the same applications in another order are the same, one less is not', () => {
  const [first, second] = [{ id: 'app_1' }, { id: 'app_2' }];
  expect(keptFor('bulk', [second, first])).toBe(keptFor('bulk', [first, second]));
  expect(keptFor('bulk', [first])).not.toBe(keptFor('bulk', [first, second]));
});
