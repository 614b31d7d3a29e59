import { expect, test } from 'vitest';
import { watchSpeed } from './watch-speed.ts';

/** A file of 1,000 bytes and a clock in milliseconds that the test sets. */
const begin = () => {
  const clock = { now: 5000 };
  const speed = watchSpeed(1000, () => clock.now);
  const after = (seconds: number, share: number) => {
    clock.now = 5000 + seconds * 1000;
    return speed(share).secondsLeft;
  };
  return after;
};

test('how long the rest takes follows from what was sent since the beginning', () => {
  const after = begin();
  after(0, 0);
  expect(after(2, 0.2)).toBe(8);
  expect(after(4, 0.8)).toBe(1);
  expect(after(5, 1)).toBe(0);
});

test('nothing is said before a second of it is known, nor while nothing moves', () => {
  const after = begin();
  expect(after(0, 0)).toBeUndefined();
  expect(after(0.9, 0.5)).toBeUndefined();
  expect(begin()(3, 0)).toBeUndefined();
});

test('what an earlier visit had sent tells nothing of the speed', () => {
  const after = begin();
  after(0, 0.6);
  expect(after(2, 0.8)).toBe(2);
});
