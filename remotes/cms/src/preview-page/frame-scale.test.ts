import { expect, test } from 'vitest';
import { fitted } from './frame-scale.ts';

test('a window is drawn smaller to fit, with as much of the page as the room is high, and never larger', () => {
  expect(fitted('phone', { width: 312, height: 600 })).toEqual({ width: 390, scale: 0.8, height: 750 });
  expect(fitted('desktop', { width: 320, height: 600 })).toEqual({ width: 1280, scale: 0.25, height: 2400 });
  expect(fitted('phone', { width: 700, height: 600 })).toEqual({ width: 390, scale: 1, height: 600 });
});

test('before anything is measured nothing is divided by', () => {
  expect(fitted('phone', { width: 0, height: 0 })).toEqual({ width: 390, scale: 1, height: 0 });
});
