import { act, screen, waitFor } from '@portal/testing/screen';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { visitor } from '../../test/people.ts';
import { showPortal } from '../../test/show-portal.tsx';

/** A page whose section arrives when a test says so. */
const latePage = () => {
  let arrive = (): void => undefined;
  const Late = () => {
    const [isThere, setIsThere] = useState(false);
    arrive = () => setIsThere(true);
    return isThere ? <section id="background" aria-label="Background" /> : null;
  };
  return { route: { path: '/about-us', element: <Late /> }, arrive: () => act(() => arrive()) };
};

test('a section that the address names takes the focus when its content arrives', async () => {
  const { route, arrive } = latePage();
  const { router } = showPortal({ at: '/faqs', session: visitor, routes: [route] });
  await act(() => router.navigate('/about-us#background'));
  arrive();
  const region = screen.getByRole('region', { name: 'Background' });
  await waitFor(() => expect(document.activeElement).toBe(region));
});
