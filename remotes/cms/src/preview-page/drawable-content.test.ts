import { expect, test } from 'vitest';
import { drawable } from './drawable-content.ts';

test('numbers that no section may hold are drawn as the nearest that one may', () => {
  const figures = [{ value: 54, total: 100_000_000, label: 'signed' }, { value: Number.NaN }, { value: -3 }];
  expect(drawable({ figures, from: null, gone: undefined })).toEqual({
    figures: [{ value: 54, total: 1000, label: 'signed' }, { value: 0 }, { value: 0 }],
    from: null,
    gone: null,
  });
});
