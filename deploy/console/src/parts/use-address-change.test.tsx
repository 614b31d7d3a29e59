// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useAddressChange } from './use-address-change.ts';

test('of two choices, the second before the first was rendered, both are kept', async () => {
  window.history.replaceState(null, '', '/history?environment=staging');
  const renderings: ReturnType<typeof useAddressChange>[] = [];
  const Page = () => {
    renderings.push(useAddressChange());
    return null;
  };
  render(<RouterProvider router={createBrowserRouter([{ path: '/history', Component: Page }])} />);
  const [change] = renderings;
  change?.({ by: 'Naledi' });
  await expect.poll(() => window.location.search).toContain('by=Naledi');
  change?.({ action: 'rollback', environment: '' }, { by: 'nobody', to: '7' });
  await expect.poll(() => window.location.search).toBe('?action=rollback&by=Naledi&to=7');
});
