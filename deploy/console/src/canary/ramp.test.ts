import { expect, test } from 'vitest';
import { minutesOf, nextShare, rampOf } from './ramp.ts';
import { waitText } from './state-texts.ts';

const startedAt = '2026-11-22T10:00:00Z';
const stepAt = '2026-11-22T10:20:00Z';
const after = (minutes: number) => Date.parse(stepAt) + minutes * 60_000;
const plan = {
  steps: [{ share: 100, minutes: 20 }, { share: 1_000, minutes: 60 }, { share: 10_000 }],
  stepAt,
};
const none = { canary: 0, rest: 0 };

test('without a plan nothing smaller is said to be done, and the next share is larger', () => {
  expect(rampOf({ share: 300, startedAt }, after(0)).map(({ share, state }) => `${share} ${state}`)).toEqual([
    '300 now',
    '1000 to come',
    '2500 to come',
    '5000 to come',
    '10000 to come',
  ]);
  expect([0, 300, 5_000, 10_000].map((share) => nextShare({ share }))).toEqual([
    100,
    1_000,
    undefined,
    undefined,
  ]);
});

test('a plan shows the minutes of the present step alone: one before may have been raised by hand', () => {
  const canary = { share: 1_000, startedAt, plan };
  expect(rampOf(canary, after(42.9))).toEqual([
    { share: 100, state: 'done' },
    { share: 1_000, state: 'now', time: '42 of 60 min' },
    { share: 10_000, state: 'to come' },
  ]);
  const held = { ...canary, plan: { ...plan, heldAt: stepAt } };
  expect(rampOf(held, after(12))[1]?.time).toBe('held for 12 min');
  expect(rampOf({ ...canary, share: 10_000 }, after(12))[2]).toEqual({
    share: 10_000,
    state: 'now',
    time: '12 min',
  });
  expect(minutesOf({ share: 500, plan }, after(1))).toEqual({ over: 1, of: 20 });
});

test('it says what a canary waits for before its next step', () => {
  const canary = { share: 1_000, plan };
  expect(waitText(canary, { canary: 40, rest: 0 }, after(42))).toBe(
    'Waits for 18 min and 40 more loads, then all.',
  );
  expect(waitText(canary, { canary: 40, rest: 50 }, after(42))).toBe(
    'Waits for 18 min, 40 more loads and 50 more loads of the rest, then all.',
  );
  expect(waitText(canary, { canary: 0, rest: 1 }, after(90))).toBe(
    'Waits for one more load of the rest, then all.',
  );
  expect(waitText({ ...canary, share: 100 }, none, after(90))).toBe('Goes to 10% in a moment.');
  expect(waitText(canary, undefined, after(90))).toBe('Without figures it stays at this step.');
  expect(waitText({ ...canary, plan: { ...plan, heldAt: stepAt } }, none, after(90))).toBe(
    'Held at 10% until somebody resumes it.',
  );
  expect(waitText({ ...canary, isFrozen: true }, none, after(90))).toBe(
    'It gets no step to all while the environment is frozen.',
  );
  expect(waitText({ share: 10_000, plan }, undefined)).toContain('until somebody gives it to all');
  expect(waitText({ share: 500 }, undefined)).toContain('until somebody changes it');
});
