import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { UIProvider } from '../system/UIProvider.tsx';

// A limit for what never comes, not a wait: a busy machine must not fail a test.
configure({ asyncUtilTimeout: 20_000 });

/** jsdom lays nothing out and plays nothing: every element has a place, nothing changes size or moves. */
Element.prototype.getClientRects = () => [new DOMRect(0, 0, 10, 10)] as unknown as DOMRectList;
Element.prototype.scrollTo = () => {};
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// And its window is as wide as that of a desktop.
globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
const still = document.createElement('style');
still.textContent = '*, *::before { animation: none !important; transition: none !important }';
document.head.append(still);

/** Renders under the provider with its own cache of styles; returns the user who acts. */
export function show(ui: ReactNode) {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const view = render(<UIProvider>{ui}</UIProvider>);
  return { user, rerender: (next: ReactNode) => view.rerender(<UIProvider>{next}</UIProvider>) };
}

/** Names of broken rules with the elements that break them; colours need a real browser and are left out. */
export async function axeProblems(root: Element = document.body) {
  const { violations } = await axe.run(root, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map((rule) => `${rule.id}: ${rule.nodes.map((node) => node.html).join(' | ')}`);
}
