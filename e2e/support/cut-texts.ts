import type { Locator } from '@playwright/test';

/** Texts of the boxes that do not hold all of theirs. */
export const cutTexts = (boxes: Locator) =>
  boxes.evaluateAll((all) =>
    all.flatMap((box) => (box.scrollWidth > box.clientWidth ? [box.textContent] : [])),
  );

/** Pixels by which the text of a box is wider than the box. */
export const overflowOf = (box: HTMLElement): number => box.scrollWidth - box.clientWidth;
