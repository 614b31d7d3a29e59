// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { applyColorMode } from './color-mode.ts';

const isDark = () => document.documentElement.classList.contains('dark');

/** jsdom has no media queries; these two can change their mind. */
const query = () => Object.assign(new EventTarget(), { matches: false });
let device = query();
let paper = query();
const turn = (which: typeof device, matches: boolean) => {
  which.matches = matches;
  which.dispatchEvent(new Event('change'));
};

beforeEach(() => {
  device = query();
  paper = query();
  window.matchMedia = (text) => (text === 'print' ? paper : device) as unknown as MediaQueryList;
});

test('the page follows the device', () => {
  device.matches = true;
  applyColorMode();
  expect(isDark()).toBe(true);
  turn(device, false);
  expect(isDark()).toBe(false);
});

test('a dark page is printed light and dark again afterwards', () => {
  device.matches = true;
  applyColorMode();
  turn(paper, true);
  expect(isDark()).toBe(false);
  turn(paper, false);
  expect(isDark()).toBe(true);
});
