import { expect, type Locator } from '@playwright/test';

/** No control of a page is covered where it has the focus: by a head or by buttons that stay in sight. */
export const expectFocusInSight = async (place: Locator) => {
  const covered = await place.evaluate((root) => {
    const isCovered = (control: HTMLElement) => {
      control.focus();
      const { left, top, width } = control.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + 8);
      return seen === null || !(control.contains(seen) || seen.contains(control));
    };
    const controls = [...root.querySelectorAll<HTMLElement>('button, input, select, summary, textarea')];
    return controls
      .filter((control) => control.checkVisibility() && !control.matches(':disabled') && isCovered(control))
      .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? control.id);
  });
  expect(covered).toEqual([]);
};
