import type { Page } from '@playwright/test';

/**
 * What a finger may miss on this page, as "word: width x height", and words that leave their control. Controls are measured by their box, links by
 * where a tap above and below their middle finds them; a word in running text has only to be 24 px high.
 */
export const missedByFingers = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const still = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width > 2 && height > 2 && element.checkVisibility({ opacityProperty: true });
    };
    const words = (element: Element): string =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    const isInText = (link: Element): boolean =>
      link.closest('p, li, dd, td, label') !== null && link.closest('nav') === null;

    /** How far up and down from its middle a tap still finds the link. */
    const reach = (link: Element): number => {
      const [box, ...lines] = link.getClientRects();
      if (!box) return 0;
      if (lines.length > 0) return link.getBoundingClientRect().height;
      const x = box.left + Math.min(box.width / 2, 40);
      const finds = (y: number): boolean => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && link.contains(hit);
      };
      const middle = box.top + box.height / 2;
      let [up, down] = [0, 0];
      while (up < 30 && finds(middle - up - 1)) up += 1;
      while (down < 30 && finds(middle + down + 1)) down += 1;
      return up + down + 1;
    };

    const found: string[] = [];
    const controls =
      'button, select, summary, [role=tab], [role=menuitem], input:is([type=checkbox], [type=radio])';
    for (const control of document.querySelectorAll(controls)) {
      const target = control.closest('label') ?? control;
      if (!isSeen(control) || control.closest('[data-small], p')) continue;
      const { width, height } = target.getBoundingClientRect();
      if (Math.min(width, height) < 43.5) found.push(`${words(control)}: ${width} x ${height}`);
      if (control.matches('button') && control.scrollWidth > control.clientWidth + 1)
        found.push(`${words(control)} leaves its ${control.clientWidth}`);
    }
    for (const link of document.querySelectorAll('main a[href], footer a[href]')) {
      if (!isSeen(link)) continue;
      link.scrollIntoView({ block: 'center' });
      await still();
      const height = reach(link);
      if (height < (isInText(link) ? 24 : 40)) found.push(`link ${words(link)}: ${height}`);
    }
    return found;
  });
