import { expect, test } from 'vitest';
import { Medians } from './medians.ts';

test('a median holds for its mark, and is forgotten under another', () => {
  const medians = new Medians();
  medians.keep('June', { mark: '7', median: 31 });
  expect(medians.find('June', '7')).toEqual({ mark: '7', median: 31 });
  expect(medians.find('June', '8')).toBeUndefined();
  expect(medians.find('June', '7')).toBeUndefined();
});

test('what was not asked for the longest is forgotten when there are many', () => {
  const medians = new Medians();
  medians.keep('often', { mark: '1', median: null });
  medians.keep('once', { mark: '1', median: 2 });
  for (let i = 0; i < 7999; i += 1) {
    medians.keep(`other ${i}`, { mark: '1', median: i });
    medians.find('often', '1');
  }
  expect(medians.find('often', '1')).toEqual({ mark: '1', median: null });
  expect(medians.find('once', '1')).toBeUndefined();
});
