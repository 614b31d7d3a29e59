import { expect, test } from 'vitest';
import { deviceCopyName } from './device-copy-name.ts';

test('the same applications in another order are the same, one less is not', () => {
  const [first, second] = [{ id: 'app_1' }, { id: 'app_2' }];
  expect(deviceCopyName('bulk', [second, first])).toBe(deviceCopyName('bulk', [first, second]));
  expect(deviceCopyName('bulk', [first])).not.toBe(deviceCopyName('bulk', [first, second]));
});
