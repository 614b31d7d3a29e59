import { expect, test } from 'vitest';
import { copyName } from './copy-name.ts';

test('the same applications in another order are the same, one less is not', () => {
  const [first, second] = [{ id: 'app_1' }, { id: 'app_2' }];
  expect(copyName('bulk', [second, first])).toBe(copyName('bulk', [first, second]));
  expect(copyName('bulk', [first])).not.toBe(copyName('bulk', [first, second]));
});
