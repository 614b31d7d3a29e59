import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { UIProvider } from '../system/UIProvider.tsx';

/** Renders under the provider with its own cache of styles; returns the user who acts. */
export function show(ui: ReactNode) {
  const user = userEvent.setup();
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
