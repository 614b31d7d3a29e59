import { expect, type Page } from '@playwright/test';

/** Waits until the prerendered page is hydrated. */
export const isHydrated = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('taken-over').length))
    .toBeGreaterThan(0);

/** How many elements of the page React answers for. */
export const countHydratedElements = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const isReacts = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
    return [...document.querySelectorAll('*')].filter(isReacts).length;
  });

/** Attributes that tie elements together or lead somewhere and are not as React holds them: it takes any for granted. */
export const attributesNotAsHeld = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = ['id', 'href', 'aria-labelledby', 'aria-describedby', 'aria-controls'];
    const propsOf = (element: Element): object => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
      return (key && Reflect.get(element, key)) || {};
    };
    return [...document.querySelectorAll('#root *')].flatMap((element) => {
      const props = propsOf(element);
      return names.flatMap((name) => {
        const held: unknown = Reflect.get(props, name);
        if (!(name in props) || held === undefined || held === null) return [];
        return element.getAttribute(name) === String(held) ? [] : [`${name} of ${element.outerHTML}`];
      });
    });
  });
