import { beforeEach, expect, test, vi } from 'vitest';
import { notify, pauseNotices, resumeNotices, useNotices } from './notices.ts';

beforeEach(() => void vi.useFakeTimers());

const untilDrawn = () => {
  vi.advanceTimersToNextFrame();
  vi.advanceTimersToNextFrame();
};
const texts = () => useNotices.getState().shown.map(({ description }) => description);

test('a success is titled "Successful operation"', () => {
  notify.success('Saved.');
  expect(useNotices.getState().shown[0]).toMatchObject({
    title: 'Successful operation',
    description: 'Saved.',
  });
});

test('a notice lasts two seconds from when it is on the screen', () => {
  notify.success('Saved.');
  untilDrawn();
  vi.advanceTimersByTime(1_999);
  expect(texts()).toEqual(['Saved.']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test('a notice that no frame has drawn yet stays', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestAnimationFrame', () => 0);
  notify.success('Saved.');
  vi.advanceTimersByTime(60_000);
  vi.unstubAllGlobals();
  expect(texts()).toEqual(['Saved.']);
});

test('at most three are shown at once; the others follow', () => {
  for (const text of ['a', 'b', 'c', 'd', 'e']) notify.error(text);
  expect(texts()).toEqual(['a', 'b', 'c']);
  untilDrawn();
  vi.advanceTimersByTime(2_000);
  expect(texts()).toEqual(['d', 'e']);
  untilDrawn();
  vi.advanceTimersByTime(2_000);
  expect(texts()).toEqual([]);
});

test('the same notice is not shown twice at once', () => {
  notify.error('a');
  notify.error('a');
  expect(texts()).toEqual(['a']);
});

test('none leaves while the pointer or the focus is on them', () => {
  notify.warning('a');
  pauseNotices();
  notify.warning('b');
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['a', 'b']);
  resumeNotices();
  untilDrawn();
  vi.advanceTimersByTime(2_000);
  expect(texts()).toEqual([]);
});

test('what was removed can be brought back for ten seconds, each thing by itself', () => {
  const undo = { run: () => {}, back: undefined };
  notify.removed('Line 1', undo);
  notify.removed('Line 1', undo);
  expect(texts()).toEqual(['Line 1', 'Line 1']);
  untilDrawn();
  vi.advanceTimersByTime(9_999);
  expect(texts()).toEqual(['Line 1', 'Line 1']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});
