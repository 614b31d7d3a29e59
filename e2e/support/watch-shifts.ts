import type { Page } from '@playwright/test';

/** From here on `window.shift` sums up what moves by itself, as the browser scores it. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput)
          Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + entry.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
