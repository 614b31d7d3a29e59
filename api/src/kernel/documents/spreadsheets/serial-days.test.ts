import { expect, test } from 'vitest';
import { serialDay, serialMoments } from './serial-days.ts';

const wallClock = (timeZone: string, instant: string) => {
  const serial = serialMoments(timeZone)(instant) ?? 0;
  return new Date(Math.round((serial - 25_569) * 86_400_000)).toISOString().slice(0, 16);
};

test('a day is its number', () => {
  expect(serialDay('1970-01-01')).toBe(25_569);
  expect(serialDay('2026-11-20')).toBe(46_346);
  expect(serialDay('soon')).toBeNull();
  expect(serialDay(null)).toBeNull();
});

test.each([
  ['UTC', '2026-11-20T23:30:00.123456Z', '2026-11-20T23:30'],
  ['Africa/Nairobi', '2026-11-20T23:30:00Z', '2026-11-21T02:30'],
  ['America/New_York', '2026-11-20T02:00:00Z', '2026-11-19T21:00'],
  ['Asia/Kolkata', '2026-11-20T00:00:00Z', '2026-11-20T05:30'],
])('a moment reads as clocks in %s show it', (zone, instant, clock) => {
  expect(wallClock(zone, instant)).toBe(clock);
});

test('on the day when clocks change, before and after differ', () => {
  expect(wallClock('Europe/Paris', '2026-03-29T00:59:00Z')).toBe('2026-03-29T01:59');
  expect(wallClock('Europe/Paris', '2026-03-29T01:00:00Z')).toBe('2026-03-29T03:00');
});
