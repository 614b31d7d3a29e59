import type { Locator } from '@playwright/test';

/** Texts of the boxes that do not hold all of theirs. */
export const cutTexts = (boxes: Locator) =>
  boxes.evaluateAll((all) =>
    all.flatMap((box) => (box.scrollWidth > box.clientWidth ? [box.textContent] : [])),
  );
