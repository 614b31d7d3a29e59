// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { applyColorMode } from './color-mode.ts';

const root = document.documentElement;
const original = window.matchMedia;
afterEach(() => {
  window.matchMedia = original;
  applyColorMode('light');
});

/** jsdom has no media queries; this one device can change its mind. */
function device(dark: boolean) {
  const query = Object.assign(new EventTarget(), { matches: dark });
  window.matchMedia = () => query as unknown as MediaQueryList;
  return (next: boolean) => {
    query.matches = next;
    query.dispatchEvent(new Event('change'));
  };
}

test('a chosen theme is set on the document', () => {
  applyColorMode('dark');
  expect(root.classList.contains('dark')).toBe(true);
  applyColorMode('light');
  expect(root.classList.contains('dark')).toBe(false);
});

test('the system theme follows the device until another choice is made', () => {
  const turn = device(true);
  applyColorMode('system');
  expect(root.classList.contains('dark')).toBe(true);
  turn(false);
  expect(root.classList.contains('dark')).toBe(false);
  applyColorMode('light');
  turn(true);
  expect(root.classList.contains('dark')).toBe(false);
});
